import { nameRules } from "../rules/nameRules.ts";
import { wordsOf } from "./compilePatterns.ts";

/** Every word the rules know. */
export const vocabulary: ReadonlySet<string> = wordsOf(nameRules);
