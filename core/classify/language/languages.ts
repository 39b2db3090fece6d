import type { Language } from "./Language.ts";
import { arabic } from "./words/arabic.ts";
import { danish } from "./words/danish.ts";
import { dutch } from "./words/dutch.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { italian } from "./words/italian.ts";
import { norwegian } from "./words/norwegian.ts";
import { polish } from "./words/polish.ts";
import { portuguese } from "./words/portuguese.ts";
import { spanish } from "./words/spanish.ts";
import { swedish } from "./words/swedish.ts";

/** The languages that are read besides English. */
export const languages: readonly Language[] = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  swedish,
  norwegian,
  danish,
  polish,
  arabic,
];
