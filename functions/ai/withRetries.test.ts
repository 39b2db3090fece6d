import { expect, test } from "vitest";
import { type Attempt, withRetries } from "./withRetries.ts";

/** A clock that only moves when somebody waits. */
function waiting(random = 1) {
  const waits: number[] = [];
  let time = 0;
  return {
    waits,
    now: () => time,
    sleep: async (wait: number) => {
      waits.push(wait);
      time += wait;
    },
    random: () => random,
  };
}

const patience = { attempts: 3, deadlineMs: 60_000, baseMs: 1_000 };
const busy: Attempt<string> = { value: "busy", canRetry: true, retryAfterMs: null };

function answers(...each: Attempt<string>[]) {
  let tried = 0;
  return { attempt: async () => each[tried++] ?? busy, tried: () => tried };
}

test("waits grow twofold, and the last answer is given when the attempts are used up", async () => {
  const time = waiting();
  const { attempt, tried } = answers();
  expect(await withRetries(attempt, patience, time)).toBe("busy");
  expect([tried(), time.waits]).toEqual([3, [1_000, 2_000]]);
});

test("chance draws the wait", async () => {
  const time = waiting(0.25);
  await withRetries(answers().attempt, patience, time);
  expect(time.waits).toEqual([250, 500]);
});

test("an answer that trying again cannot better ends it", async () => {
  const { attempt, tried } = answers({ ...busy, value: "no", canRetry: false });
  expect(await withRetries(attempt, patience, waiting())).toBe("no");
  expect(tried()).toBe(1);
});

test("the other side says how long, unless that is past the deadline", async () => {
  const time = waiting();
  const asked = { ...busy, retryAfterMs: 7_000 };
  await withRetries(answers(asked).attempt, patience, time);
  expect(time.waits[0]).toBe(7_000);
  const late = answers({ ...busy, retryAfterMs: 90_000 });
  expect(await withRetries(late.attempt, patience, waiting())).toBe("busy");
  expect(late.tried()).toBe(1);
});
