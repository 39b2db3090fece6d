import { describe, expect, test } from "vitest";
import { foldName } from "../../core/classify/language/foldName.ts";
import { languages } from "../../core/classify/language/languages.ts";
import { readCommonWords, standingOf } from "./commonWords.ts";

const all = readCommonWords().map((its) => [its.language.name, its] as const);

describe.each(all)("the commonest words of %s", (_, { language, words }) => {
  test("are two hundred, each once and as names are looked up", () => {
    expect(new Set(words).size).toBe(200);
    expect(words.filter((word) => foldName(word) !== word || word.length < 3)).toEqual([]);
  });

  test("are known but for a dozen", () => {
    const unread = words.filter((word) => standingOf(word, language) === "unread");
    expect(unread.length).toBeLessThanOrEqual(12);
  });

  test("say a kind or qualify one by themselves, every other", () => {
    const standing = words.filter((word) =>
      ["alone", "qualifier"].includes(standingOf(word, language)),
    );
    expect(standing.length).toBeGreaterThanOrEqual(97);
  });
});

test("a word may say a kind alone, only beside others, or none", () => {
  const [deutsch] = languages;
  if (deutsch === undefined) throw new Error("German is read");
  const standings = ["miete", "leistungen", "sonstig", "xylophon", "und"].map((word) =>
    standingOf(word, deutsch),
  );
  expect(standings).toEqual(["alone", "beside", "unread", "unread", "qualifier"]);
});
