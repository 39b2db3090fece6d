import { expect, test } from "vitest";
import { appUnderTest, EVE } from "../functions/testing/appUnderTest.ts";
import { findInconsistencies } from "./findInconsistencies.ts";
import { floods } from "./floods.ts";
import { kills } from "./kills.ts";
import { setScene } from "./raceSteps.ts";
import { races } from "./races.ts";

test("calls that meet on a project leave one outcome", async () => {
  expect((await races({ count: 4, seed: 1 })).failures).toEqual([]);
});

test("a process that is killed at its work loses nothing and leaves nothing half-written", async () => {
  expect((await kills({ count: 3, seed: 4 })).failures).toEqual([]);
});

test("a flood is refused beyond its allowance, and others are answered meanwhile", async () => {
  const api = appUnderTest();
  const eve: Pick<typeof api, "call"> = {
    call: (name, call) => api.call(name, { as: EVE, ...call }),
  };
  const size = { of: ["verifyTrail"], beyond: 5, atOnce: 1 } as const;
  const { sent, refused, failures } = await floods({ ada: api, eve }, size);
  expect({ sent, refused, failures }).toEqual({ sent: 35, refused: 5, failures: [] });
});

test("a project that nothing happened to is consistent", async () => {
  expect(await findInconsistencies(await setScene(appUnderTest()))).toEqual([]);
});

test.each([
  ["a file whose rows are gone", "rows-", "is missing"],
  ["a statement that is gone", "statements/", "the statement answers 500"],
])("%s is found out", async (_what, part, finding) => {
  const scene = await setScene(appUnderTest());
  const path = scene.api.objects.paths().findLast((one) => one.includes(part)) ?? "";
  await scene.api.objects.remove(path);
  expect((await findInconsistencies(scene)).join("\n")).toContain(finding);
});

test("a file that counts though the trail says that it is gone is found out", async () => {
  const scene = await setScene(appUnderTest());
  const { api, id, files } = scene;
  const file = api.deps.db.doc(`projects/${id}/files/${files.older}`);
  const kept = (await file.get()).data() ?? {};
  await api.call("removeFile", { params: { id, fileId: files.older } });
  await file.set(kept);
  expect(await findInconsistencies(scene)).toContain("file tb.csv is too many");
});
