//! Embeds the built UI, the window's permissions and the icons; must run after `ui/dist` exists.

fn main() {
    tauri_build::build();
}
