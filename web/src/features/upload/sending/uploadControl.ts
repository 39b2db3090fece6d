import type { UploadTask } from "firebase/storage";

/** What a person says of an upload while it goes on. */
export type UploadControl = {
  /** Has it wait, or go on from where it was. */
  pause: (isPaused: boolean) => void;
  cancel: () => void;
  /** Takes up the task that it speaks of, until the function it gives is called. */
  attach: (task: UploadTask) => () => void;
};

/** Says that an upload waits, goes on or ends; offline it waits by itself. */
export function newUploadControl(): UploadControl {
  const asked = { isPaused: false, isCancelled: false };
  let task: UploadTask | null = null;
  const act = () => {
    // A task that waits does not hear that it is cancelled
    const goesOn = asked.isCancelled || (!asked.isPaused && navigator.onLine);
    if (goesOn) task?.resume();
    else task?.pause();
    if (asked.isCancelled) task?.cancel();
  };
  return {
    pause: (isPaused) => {
      asked.isPaused = isPaused;
      act();
    },
    cancel: () => {
      asked.isCancelled = true;
      act();
    },
    attach: (started) => {
      task = started;
      act();
      window.addEventListener("offline", act);
      window.addEventListener("online", act);
      return () => {
        window.removeEventListener("offline", act);
        window.removeEventListener("online", act);
      };
    },
  };
}
