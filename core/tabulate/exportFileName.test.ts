import { expect, test } from "vitest";
import { exportFileName } from "./exportFileName.ts";

test.each([
  ["Brightwater Consulting Ltd", "cash-flow-workings-brightwater-consulting-ltd.txt"],
  ["../../etc/passwd", "cash-flow-workings-etc-passwd.txt"],
  ['C:\\CON.txt\u0000\r\n"; rm -rf', "cash-flow-workings-c-con-txt-rm-rf.txt"],
  ["Ærø & Søn A/S", "cash-flow-workings-ærø-søn-a-s.txt"],
  ["海の会社", "cash-flow-workings-海の会社.txt"],
  ["\u202Egpj.exe", "cash-flow-workings-gpj-exe.txt"],
  ["...", "cash-flow-workings-project.txt"],
])("the workings of %j are in %s", (project, fileName) => {
  expect(exportFileName("workings", project)).toBe(fileName);
});

test("a long name is cut between characters, never within one", () => {
  const name = exportFileName("excel", "𝒳".repeat(500));
  expect(name).toMatch(/^cash-flow-statement-.*\.xlsx$/);
  expect([...name].length).toBeLessThanOrEqual(110);
  expect(/\p{Cs}/u.test(name)).toBe(false);
});
