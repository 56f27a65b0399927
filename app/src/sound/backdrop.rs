//! What lies under the voice: loops that follow each other in long crossfades.
//! Must never let a loop begin, end or turn with a click.

use super::clip::Clip;
use super::coming::{Arrival, Coming};
use super::loudness::amplitude;
use super::ramp::Ramp;
use super::rate::frames;
use std::f32::consts::FRAC_PI_2;
use std::time::Duration;

/// How long a loop is heard that is only tried.
const PREVIEW: Duration = Duration::from_secs(8);
/// Time of a crossfade from scene to scene.
const CROSSFADE_MILLIS: u32 = 2_000;
/// A layer that is in the way of a seventh goes faster.
const HURRY_MILLIS: u32 = 50;
const MOST_LAYERS: usize = 6;

struct Layer {
    clip: Clip,
    at: usize,
    fade: Ramp,
}

impl Layer {
    /// Equal power: two loops that are not alike keep their loudness while
    /// one takes the other's place.
    fn gain(fade: f32) -> f32 {
        if fade >= 1.0 {
            1.0
        } else {
            (fade * FRAC_PI_2).sin()
        }
    }
}

/// The loops that sound, those that come and those that go.
#[derive(Default)]
pub(super) struct Backdrop {
    layers: Vec<Layer>,
    /// What is to sound, whether it is here or not.
    scene: Vec<Coming>,
    /// What sounds in its place.
    preview: Option<Preview>,
    /// How many of all these loops were still coming when it was last looked.
    coming: usize,
}

struct Preview {
    clip: Coming,
    /// Frames for which it is heard once it is here.
    left: u64,
}

impl Preview {
    fn is_heard(&self) -> bool {
        matches!(self.clip.look(), Arrival::Here(_))
    }
}

impl Backdrop {
    /// Crossfades to these loops, to each when it is here. One that sounds
    /// already goes on.
    pub(super) fn lay(&mut self, scene: Vec<Coming>) {
        let alike = |(one, other): (&Coming, &Coming)| one.is(other);
        let same = scene.len() == self.scene.len() && scene.iter().zip(&self.scene).all(alike);
        if !same {
            self.preview = None;
        }
        self.scene = scene;
        self.take_up();
    }

    /// Crossfades to this loop when it is here, and back after a while.
    pub(super) fn preview(&mut self, clip: Coming) {
        let left = frames(PREVIEW);
        self.preview = Some(Preview { clip, left });
        self.take_up();
    }

    /// Gives the scene back after a preview.
    pub(super) fn end_preview(&mut self) {
        if self.preview.take_if(|preview| preview.left == 0).is_some() {
            self.take_up();
        }
    }

    /// Counts `frames` as gone.
    pub(super) fn advance(&mut self, frames: u64) {
        if let Some(preview) = self.preview.as_mut().filter(|preview| preview.is_heard()) {
            preview.left = preview.left.saturating_sub(frames);
        }
    }

    /// Lets begin what has arrived meanwhile.
    pub(super) fn look(&mut self) {
        if self.coming > 0 && self.still_coming() < self.coming {
            self.take_up();
        }
    }

    fn still_coming(&self) -> usize {
        let preview = self.preview.iter().map(|preview| &preview.clip);
        let all = self.scene.iter().chain(preview);
        all.filter(|clip| !clip.is_settled()).count()
    }

    fn here(&self) -> Vec<Clip> {
        let preview = self.preview.as_ref().filter(|preview| preview.is_heard());
        let wanted = match preview {
            Some(preview) => std::slice::from_ref(&preview.clip),
            None => &self.scene,
        };
        let here = wanted.iter().filter_map(|clip| match clip.look() {
            Arrival::Here(clip) => Some(clip.clone()),
            Arrival::NotYet | Arrival::Never => None,
        });
        here.collect()
    }

    fn take_up(&mut self) {
        // Counted first: what arrives in between is looked for once more.
        self.coming = self.still_coming();
        let clips = self.here();
        for layer in &mut self.layers {
            if !clips.iter().any(|clip| clip.is(&layer.clip)) && layer.fade.target() > 0.0 {
                layer.fade.head(0.0, CROSSFADE_MILLIS);
            }
        }
        for clip in clips {
            let fade = match self.layers.iter_mut().find(|layer| layer.clip.is(&clip)) {
                Some(layer) => &mut layer.fade,
                None => {
                    self.layers.push(Layer {
                        clip,
                        at: 0,
                        fade: Ramp::at(0.0),
                    });
                    let last = self.layers.len() - 1;
                    &mut self.layers[last].fade
                }
            };
            fade.head(1.0, CROSSFADE_MILLIS);
        }
        let surplus = self.layers.len().saturating_sub(MOST_LAYERS);
        for layer in self
            .layers
            .iter_mut()
            .filter(|layer| layer.fade.target() == 0.0)
            .take(surplus)
        {
            layer.fade.head(0.0, HURRY_MILLIS);
        }
    }

    /// Fades everything out; what has not come yet will not begin.
    pub(super) fn end(&mut self, millis: u32) {
        self.scene.clear();
        self.preview = None;
        self.coming = 0;
        for layer in &mut self.layers {
            layer.fade.head(0.0, millis);
        }
    }

    /// Forgets everything at once; only where nothing sounds.
    pub(super) fn clear(&mut self) {
        *self = Backdrop::default();
    }

    /// Adds the loops to `stereo`.
    pub(super) fn mix(&mut self, stereo: &mut [f32]) {
        for layer in &mut self.layers {
            let length = layer.clip.len();
            for out in stereo.chunks_exact_mut(2) {
                let gain = Layer::gain(layer.fade.next());
                let [left, right] = layer.clip.frame(layer.at);
                out[0] += gain * left;
                out[1] += gain * right;
                layer.at = if layer.at + 1 == length {
                    0
                } else {
                    layer.at + 1
                };
            }
        }
        self.forget_faded();
    }

    /// Moves on without anyone listening.
    pub(super) fn skip(&mut self, frames: usize) {
        for layer in &mut self.layers {
            layer.fade.skip(frames);
            layer.at = (layer.at + frames) % layer.clip.len();
        }
        self.forget_faded();
    }

    fn forget_faded(&mut self) {
        self.layers
            .retain(|layer| layer.fade.target() > 0.0 || !layer.fade.settled());
    }

    /// Frames until a loop has faded away or a preview is over.
    pub(super) fn until_event(&self) -> Option<u64> {
        let going = self
            .layers
            .iter()
            .filter(|layer| layer.fade.target() == 0.0);
        let faded = going.map(|layer| layer.fade.remaining() as u64);
        let preview = self.preview.as_ref().filter(|preview| preview.is_heard());
        faded.chain(preview.map(|preview| preview.left)).min()
    }

    /// How loud all loops are together at most, as an amplitude; one that
    /// comes or goes counts whole.
    pub(super) fn amplitude(&self) -> f32 {
        let power: f32 = self
            .layers
            .iter()
            .map(|layer| amplitude(layer.clip.level()).powi(2))
            .sum();
        power.sqrt()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }
}
