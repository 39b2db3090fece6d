import { expect, test } from "vitest";
import { cutText } from "./cutText.ts";
import { findTextFault } from "./findTextFault.ts";

test("a text is cut between characters, never within one", () => {
  const text = "ab🏦cd";
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutText(text, most);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(findTextFault(cut, "cell")).toBeNull();
  }
  expect(cutText(text, 3)).toBe("ab");
  expect(cutText(text, 4)).toBe("ab🏦");
  expect(cutText(text, 6)).toBe(text);
});
