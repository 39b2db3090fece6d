import { expect, test } from "vitest";
import { detectors } from "./detectors/detectors.ts";
import { paragraphOf } from "./paragraphOf.ts";

test("under IFRS 18 no finding rests on IAS 1, which it replaced", () => {
  const ofFindings = detectors.map((detector) => paragraphOf(detector, "IFRS18"));
  expect(ofFindings.filter((paragraph) => paragraph?.includes("IAS 1."))).toEqual([]);
  expect(ofFindings).toContain("IFRS 18.44");
});

test("under IFRS and US GAAP a finding rests on the paragraph of that framework", () => {
  const paragraphs = { ifrs: "IAS 1.32", usGaap: "ASC 210-20-45-1" };
  expect(paragraphOf({ paragraphs }, "IFRS")).toBe("IAS 1.32");
  expect(paragraphOf({ paragraphs }, "US_GAAP")).toBe("ASC 210-20-45-1");
  expect(paragraphOf({ paragraphs: null }, "IFRS18")).toBeNull();
});
