//! A request is done once, however often it comes. Tauri sends what the page asks a second time, on
//! another way, when the answer to the first was lost; by then it may be done, and to do it again
//! would be wrong, and to call it stale as well. Must never know what is asked for.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

/// So many answers are remembered: far more than a page waits for at a time.
const REMEMBERED: usize = 64;

/// An answer that is there, or on its way.
type Answer<T> = Arc<OnceCell<T>>;

/// The answers to the newest requests, by the mark that the page gave each.
pub(crate) struct Answers<T>(Mutex<VecDeque<(String, Answer<T>)>>);

impl<T: Clone> Answers<T> {
    pub(crate) fn new() -> Self {
        Self(Mutex::default())
    }

    /// Does what was asked under this mark, or answers what became of it before.
    pub(crate) async fn once(&self, mark: String, ask: impl Future<Output = T>) -> T {
        let answer = self.of(mark);
        answer.get_or_init(|| ask).await.clone()
    }

    fn of(&self, mark: String) -> Answer<T> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, answer)) = all.iter().find(|(one, _)| *one == mark) {
            return Arc::clone(answer);
        }
        let answer = Answer::default();
        all.push_back((mark, Arc::clone(&answer)));
        if all.len() > REMEMBERED {
            all.pop_front();
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test]
    async fn what_comes_twice_is_done_once_and_answered_alike() {
        let answers = Answers::new();
        let done = AtomicU32::new(0);
        // As slow as a disk: the second comes while the first is on its way.
        let ask = async || {
            tokio::task::yield_now().await;
            done.fetch_add(1, Ordering::Relaxed)
        };
        let mark = || "a".to_owned();
        let (one, other) = tokio::join!(answers.once(mark(), ask()), answers.once(mark(), ask()));
        assert_eq!((one, other), (0, 0));
        assert_eq!(answers.once(mark(), ask()).await, 0);
        assert_eq!(answers.once("b".to_owned(), ask()).await, 1);
    }

    #[tokio::test]
    async fn an_evening_of_requests_is_not_remembered() {
        let answers = Answers::new();
        for mark in 0..10 * REMEMBERED {
            answers.once(mark.to_string(), async {}).await;
        }
        let all = answers.0.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(all.len(), REMEMBERED);
    }
}
