//! Embeds the built page, the window's permissions and the icons; must run after `ui/dist` exists.

fn main() {
    // Words and recordings are copied beside a debug build. Tauri watches the files that it knew;
    // a new one would be missed.
    println!("cargo:rerun-if-changed=i18n");
    println!("cargo:rerun-if-changed=audio");
    tauri_build::build();
}
