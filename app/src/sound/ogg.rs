//! What an OGG file says of its own end, page by page.
//! Must never decode, nor panic whatever the bytes are.

/// An OGG file whose last page is not marked as the last: a copy that broke
/// off. Its decoder would take the shorter sound for the whole.
pub(super) fn is_cut_short(bytes: &[u8], format: &str) -> bool {
    const END_OF_STREAM: u8 = 4;
    let Some(last) = last_page(bytes) else {
        return false;
    };
    // Recorders of telephones write Opus as it comes and do not always mark the end.
    let is_marked = |flags: &u8| flags & END_OF_STREAM != 0 || format == "Opus";
    !bytes.get(last + 5).is_some_and(is_marked) || page_is_cut(&bytes[last..])
}

fn last_page(bytes: &[u8]) -> Option<usize> {
    const PAGE: &[u8; 4] = b"OggS";
    let pages = bytes.starts_with(PAGE).then(|| bytes.windows(PAGE.len()));
    pages?.rposition(|four| four == PAGE)
}

/// Whether an OGG page says it is longer than what there is of it.
fn page_is_cut(page: &[u8]) -> bool {
    const HEADER: usize = 27;
    let Some(&segments) = page.get(HEADER - 1) else {
        return true;
    };
    let Some(table) = page.get(HEADER..HEADER + usize::from(segments)) else {
        return true;
    };
    let body: usize = table.iter().map(|&n| usize::from(n)).sum();
    page.len() < HEADER + usize::from(segments) + body
}
