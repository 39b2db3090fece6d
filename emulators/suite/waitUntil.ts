import { setTimeout as delay } from "node:timers/promises";

const pollMs = 100;

/** Asks again and again until the answer is yes; what the question throws ends the waiting. */
export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  withinMs: number,
  what: string,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain for ${what}`);
    await delay(pollMs);
  }
}
