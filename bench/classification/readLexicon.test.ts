import { expect, test } from "vitest";
import { placeOfRole } from "../../core/roles/roles.ts";
import { lexiconExamples, readLexicon } from "./readLexicon.ts";

const lexicon = readLexicon();

test("a name of the lexicon stands once for each role and side", () => {
  const keys = lexicon.map(({ name, side, role }) => [name.toLowerCase(), side, role].join("\n"));
  expect(keys.length).toBeGreaterThan(8000);
  const repeated = [...Map.groupBy(keys, (key) => key)].filter(([, same]) => same.length > 1);
  expect(repeated).toEqual([]);
});

test("a name teaches with its side and without, and nothing of what stands beside it", () => {
  const named = lexicon.filter(({ name }) => name === "Unearned subscriptions");
  expect(named).toMatchObject([{ side: "credit", role: "contract_liabilities" }]);
  const its = lexiconExamples().filter(({ cues }) => cues.includes("pair unearned subscription"));
  expect(its.map(({ role }) => role)).toEqual(Array(2).fill(placeOfRole("contract_liabilities")));
  expect(its.map(({ cues }) => cues.find((cue) => cue.startsWith("side ")))).toEqual([
    "side credit",
    "side ?",
  ]);
  expect(its.flatMap(({ cues }) => cues.filter((cue) => /^(?:before|after) /.test(cue)))).toEqual(
    [],
  );
});
