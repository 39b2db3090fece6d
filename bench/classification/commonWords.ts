import { dictionaryOf, type Entry } from "../../core/classify/language/dictionaryOf.ts";
import type { Language } from "../../core/classify/language/Language.ts";
import { languages } from "../../core/classify/language/languages.ts";
import { translateName } from "../../core/classify/language/translateName.ts";
import { readCells } from "./readCells.ts";

/**
 * How a language has a word: by itself it says of what kind an account is, beside other words it does, it qualifies
 * what they say, or it is not known.
 */
export type Standing = "alone" | "beside" | "qualifier" | "unread";

/** The commonest words of a language's charts, the commonest first. */
export type CommonWords = { language: Language; words: readonly string[] };

/**
 * The two hundred commonest words of three letters and more in names of accounts, without the marks on their
 * letters, in ten languages: those that stand in the largest share of the accounts of a chart, each chart counting
 * alike. They were counted in the charts of `publicCharts/seen.csv` and, since few are Italian or Portuguese, in two
 * more: `app/services/contabilita_generale.py` of ceraldicontabilita/02-02-2026, and the plan for companies of
 * lobokoch/plano-contas. LedgerSMB's Belgian chart was left out, whose names stand in two languages.
 */
export function readCommonWords(): CommonWords[] {
  const rows = readCells(new URL("commonWords.csv", import.meta.url));
  return HEADINGS.map((code, column) => {
    const language = languages.find((each) => each.code === code);
    if (language === undefined) throw new Error(`No language is called "${code}"`);
    return { language, words: rows.map((row) => row[column] ?? "") };
  });
}

/** The columns of the file. */
const HEADINGS = ["de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "pl"] as const;

/** How a language has a word. */
export function standingOf(word: string, language: Language): Standing {
  const { entries, filler } = dictionaryOf(language);
  if (filler.has(word)) return "qualifier";
  if (translateName(word, language).extent !== "part") return "alone";
  return [...entries.values()].flat().some((entry) => hasWord(entry, word)) ? "beside" : "unread";
}

function hasWord({ words, isOpen }: Entry, word: string): boolean {
  return words.some((each, at) =>
    isOpen && at === words.length - 1 ? word.startsWith(each) : word === each,
  );
}

/** How many of its commonest words each language has in which way. */
export function reportCommonWords(): void {
  console.log("\ncommonest words: by themselves / beside others / qualifying / not known");
  for (const { language, words } of readCommonWords()) {
    const counts = standings.map(
      (standing) => words.filter((word) => standingOf(word, language) === standing).length,
    );
    console.log(`  ${language.name.padEnd(12)} ${words.length} ${counts.join(" / ")}`);
  }
}

const standings: readonly Standing[] = ["alone", "beside", "qualifier", "unread"];
