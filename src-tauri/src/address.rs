//! Which addresses the window may show: the program's own page alone. Whatever would lead away from
//! it (a file that is let fall, a link, a redirect, a form, a script, a gesture) is refused here, on
//! every platform. Must never know what is on the page.

use tauri::Url;

/// Where Tauri serves the page that came with the program.
#[cfg(not(any(windows, target_os = "android")))]
const OWN: (&str, &str) = ("tauri", "localhost");
#[cfg(any(windows, target_os = "android"))]
const OWN: (&str, &str) = ("http", "tauri.localhost");

/// Whether an address is the page's own. While the page is written it may come from a server beside
/// the program as well, which a program that is given to people does not know.
pub(crate) fn is_own(address: &Url, server: Option<&Url>) -> bool {
    let at = (address.scheme(), address.host_str().unwrap_or_default());
    let own = at == OWN && address.port().is_none();
    own || server.is_some_and(|server| server.origin() == address.origin())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "an address of a test is one")]

    use super::*;

    fn is_own_page(address: &str, server: Option<&str>) -> bool {
        let server = server.map(|server| server.parse().unwrap());
        is_own(&address.parse().unwrap(), server.as_ref())
    }

    #[test]
    fn the_page_is_left_for_no_file_no_site_and_no_script() {
        let (scheme, host) = OWN;
        for address in [
            "file:///home/you/dropped.html",
            "file:///home/you/evening.json",
            "https://example.org/",
            "http://localhost/",
            "http://localhost:5173/",
            "about:blank",
            "data:text/html,away",
            "blob:tauri://localhost/0",
            "javascript:void 0",
            "mailto:you@example.org",
            &format!("{scheme}://{host}.example.org/"),
            &format!("{scheme}://{host}:5173/"),
            &format!("{scheme}://example.org/{host}"),
            &format!("{scheme}://{host}@example.org/"),
        ] {
            assert!(!is_own_page(address, None), "{address}");
        }
        for page in ["", "/", "/index.html", "/?screen=day", "/#day"] {
            assert!(
                is_own_page(&format!("{scheme}://{host}{page}"), None),
                "{page}"
            );
        }
    }

    #[test]
    fn the_server_of_whoever_writes_the_page_is_its_own_and_no_other_server_is() {
        let server = Some("http://localhost:5173");
        assert!(is_own_page("http://localhost:5173/?screen=day", server));
        assert!(!is_own_page("http://localhost:5174/", server));
        assert!(!is_own_page("https://localhost:5173/", server));
    }
}
