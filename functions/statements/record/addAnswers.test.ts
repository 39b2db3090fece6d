import { expect, test } from "vitest";
import { addAnswers } from "./addAnswers.ts";

test.each([
  ["An estimate: payments on '2000 Creditors' were taken to settle the oldest items.", "word"],
  ["Each of the entries 7 of 2025-02-01, 8 of 2025-02-02 speaks of interest.", "word"],
  ["The role of account 1800 Qx is uncertain: confirm it.", "roles"],
  ["Nobody could place 'Qx', which may be income or costs: choose their roles.", "roles"],
  ["'Qx' may be cash: confirm its role, since opening and closing cash depend on it.", "roles"],
  ["Goodwill rose: enter the acquisition.", "figures"],
])("a line of a stored statement that asks '%s' is answered by %s", (reason, answer) => {
  const lines = [{ reviewReasons: [reason] }, { reviewReasons: [] }];
  expect(addAnswers({ version: 1, document: { statements: { direct: { lines } } } })).toEqual({
    version: 1,
    document: {
      statements: { direct: { lines: [{ ...lines[0], answeredBy: [answer] }, lines[1]] } },
    },
  });
});
