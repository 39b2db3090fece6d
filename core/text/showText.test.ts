import { expect, test } from "vitest";
import { showText } from "./showText.ts";

test("what nobody sees is shown by its number, all else as it stands", () => {
  expect(showText("a\u0000b\u202ec\ud800d\n")).toBe("a⟨U+0000⟩b⟨U+202E⟩c⟨U+D800⟩d⟨U+000A⟩");
  expect(showText("Café 🏦 \u200eאבג")).toBe("Café 🏦 \u200eאבג");
});
