import { expect, test } from "vitest";
import { aFile, aLedger } from "../../../testing/aFile.ts";
import { aProject } from "../../../testing/aProject.ts";
import { openingWords } from "./openingWords.ts";

const silent = { ...aLedger("2026-01-02", "2026-12-30"), hasOpenings: false };
const ledgerFile = aFile({ fileType: "general_ledger", ledger: silent, isSelected: true });

test("a ledger without opening balances asks for them where nothing else gives them", () => {
  const asked = openingWords(silent, aProject(), [
    ledgerFile,
    aFile({ fileType: "balance_sheet", hasOneDate: true, isSelected: true }),
    aFile({ fileType: "prior_trial_balance", isSelected: false }),
    aFile({ fileType: "fx_rates", isSelected: true }),
  ]);
  expect(asked).toMatchObject({ isMissing: true, isFirst: false });
  expect(asked.text).toMatch(
    /add a trial balance of both dates or last year's, or say .* first period\.$/,
  );
});

test("beside a trial balance of one date it says what is worked out, and what is not proved", () => {
  const balances = { fileType: "trial_balance", fileName: "tb.csv" } as const;
  const words = openingWords(silent, aProject(), [
    ledgerFile,
    aFile({ ...balances, hasOneDate: true, isSelected: true }),
  ]);
  expect(words).toMatchObject({ isMissing: true, isFirst: null });
  expect(words.text).toMatch(/what is left of tb\.csv without its entries, and nothing proves/);
});

test("it says where they come from otherwise", () => {
  const words = (...[project, other]: [ReturnType<typeof aProject>, ReturnType<typeof aFile>?]) =>
    openingWords(silent, project, other ? [ledgerFile, other] : [ledgerFile]);
  const ofLastYear = words(aProject({ priorProjectId: "project-2025" }));
  expect(ofLastYear).toEqual({
    text: "What its accounts began the period with comes from last year's project.",
    isMissing: false,
    isFirst: null,
  });
  expect(words(aProject({ isFirstPeriod: true }))).toEqual({
    text: "Its accounts began the period with nothing.",
    isMissing: false,
    isFirst: true,
  });
  const balances = aFile({ fileType: "trial_balance", fileName: "tb.csv", isSelected: true });
  expect(words(aProject(), balances).text).toMatch(/comes from tb\.csv\.$/);
  const prior = aFile({ fileType: "prior_trial_balance", fileName: "tb25.csv", isSelected: true });
  expect(words(aProject(), prior).text).toMatch(/comes from tb25\.csv\.$/);
});
