import { learnedExample } from "@tieout/contract";
import { storedKind } from "./StoredKind.ts";

/** What was learned from an example statement. */
export const exampleKind = storedKind({ name: "learned example", schema: learnedExample });
