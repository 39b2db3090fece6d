import { expect, test } from "vitest";
import { formatMinor } from "../../money/formatMinor.ts";
import { statementFrom } from "../statementFrom.ts";
import { compareWithTruth } from "./compareWithTruth.ts";
import { countTruth } from "./countTruth.ts";
import { generateCompany } from "./generateCompany.ts";
import { inputOfCompany } from "./statementInput.ts";
import { writeJournals } from "./writeJournals.ts";

const seeds = Array.from({ length: 6 }, (_, place) => place + 1);

test.each(seeds)(
  "with complete journals by hand, the company of seed %i has its true statement",
  (seed) => {
    // A journal without cash takes a set-off out of both balances; a ledger leaves them as they moved.
    const company = generateCompany({ seed, except: ["set-off"] });
    const differences = compareWithTruth(
      countTruth(company),
      statementFrom({
        ...inputOfCompany(company),
        adjustments: writeJournals(company),
      }),
    );
    expect(
      differences.map(({ method, line, expected, shown }) => [
        method,
        line,
        formatMinor(expected, 2),
        formatMinor(shown, 2),
      ]),
    ).toEqual([]);
  },
);
