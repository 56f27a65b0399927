//! Tests of the sound as a whole; must never open a device, read a clock or wait.

mod coming;
mod device;
mod kit;
mod mix;
mod own;
mod pack;
mod pause;
mod preview;
#[cfg(target_os = "linux")]
mod pulse;
mod room;
mod silent;
mod speaker;
mod unheard;
mod wave;
