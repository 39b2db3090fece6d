import { MessageChannel } from "node:worker_threads";
import type { RunProgress } from "@tieout/contract";
import { expect, onTestFinished, test } from "vitest";
import { checkpointStore } from "./checkpointStore.ts";

test("whoever waits is told how many entries are traced, and of how many", () => {
  const { port1: port } = new MessageChannel();
  onTestFinished(() => port.close());
  const reported: RunProgress[] = [];
  const settings = { port, saved: null, everyMilliseconds: 60_000 };
  const { isDue } = checkpointStore(settings, (progress) => reported.push(progress));
  for (const traced of [999, 1_000, 2_500]) isDue(traced, 2_500);
  expect(reported).toEqual([
    { stage: "tracing", count: 1_000, total: 2_500 },
    { stage: "worksheet", count: null },
  ]);
});
