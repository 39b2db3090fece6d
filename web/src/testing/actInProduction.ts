import react from "react";

// React as people get it takes two thirds of the time, without what it checks in development. Only `act`
// is missing there: before it returns, whatever React has put off until later is done.
const waiting = new Set<() => void>();
const { queueMicrotask, setImmediate } = globalThis;
// What React puts work off with it looks up once, when it is loaded.
Object.assign(globalThis, {
  queueMicrotask: untilActOr(queueMicrotask),
  setImmediate: untilActOr(setImmediate),
});
await import("react-dom/client");
Object.assign(globalThis, { queueMicrotask, setImmediate });
Object.assign(react, { act });

function untilActOr(putOff: (work: () => void) => unknown): (work: () => void) => void {
  return (work) => {
    const once = () => {
      if (waiting.delete(once)) work();
    };
    waiting.add(once);
    putOff(once);
  };
}

function act(work: () => unknown): Promise<unknown> {
  const result = work();
  doWhatWaits();
  return doneAfter(result);
}

async function doneAfter(result: unknown): Promise<unknown> {
  const given = await result;
  doWhatWaits();
  return given;
}

function doWhatWaits(): void {
  // What is added meanwhile comes in its turn.
  for (const once of waiting) once();
}
