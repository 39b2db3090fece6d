import { expect, test } from "vitest";
import { createFairQueue } from "./createFairQueue.ts";

/** Work that goes on until it is told to end, and the order in which it began. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  return { begun, work, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
}

test("no more than so many are done at once, in the order they came", async () => {
  const { begun, work, end } = controlled();
  const queue = createFairQueue(2);
  const answers = ["a", "b", "c"].map((name) => queue(name, work(name)));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await answers[1]).toBe("b");
  expect(begun).toEqual(["a", "b", "c"]);
});

test("whoever asks for much waits for himself, and others go before", async () => {
  const { begun, work, end } = controlled();
  const queue = createFairQueue(2);
  const first = queue("eve", work("eve 1"));
  queue("eve", work("eve 2"));
  queue("eve", work("eve 3"));
  queue("ada", work("ada 1"));
  expect(begun).toEqual(["eve 1", "ada 1"]);
  end("eve 1");
  await first;
  expect(begun).toEqual(["eve 1", "ada 1", "eve 2"]);
});

test("work that fails tells its owner, and leaves its place", async () => {
  const { begun, work, end } = controlled();
  const queue = createFairQueue(1);
  const failed = queue("eve", work("eve 1"));
  queue("ada", work("ada 1"));
  end("eve 1", new Error("broken"));
  await expect(failed).rejects.toThrow("broken");
  expect(begun).toEqual(["eve 1", "ada 1"]);
});
