import { expect, test } from "vitest";
import { statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

/** The direct lines that an entry leaves in review for what its words say. */
function asked(text: string, ...lines: WrittenEntry["lines"]) {
  const { statements } = statementOf([{ date: "2025-01-15", text, lines }]);
  const inReview = statements.direct.lines.filter(({ reviewReasons }) =>
    reviewReasons.some((reason) => reason.includes("speaks of interest")),
  );
  return inReview.map(({ concept }) => concept).toSorted();
}

test("words of interest on a debt alone put its repayment and interest paid in review", () => {
  const both = ["interest_paid", "repayment_of_borrowings"];
  expect(asked("Interest of last year", ["loan", "80"], ["bank", "-80"])).toEqual(both);
  expect(asked("Zinsen Dezember", ["loan", "80"], ["bank", "-80"])).toEqual(both);
});

test("words of interest on money received from a lender alone put interest received in review", () => {
  const both = ["interest_received", "proceeds_from_borrowings"];
  expect(asked("Interest received", ["bank", "80"], ["loan", "-80"])).toEqual(both);
});

test.each<[string, string, WrittenEntry["lines"]]>([
  [
    "the entry has interest of its own",
    "Interest",
    [
      ["loan", "80"],
      ["interest", "5"],
      ["bank", "-85"],
    ],
  ],
  [
    "nothing speaks of it",
    "Instalment",
    [
      ["loan", "80"],
      ["bank", "-80"],
    ],
  ],
  [
    "it says that there is none",
    "Interest-free loan",
    [
      ["loan", "80"],
      ["bank", "-80"],
    ],
  ],
  [
    "no cash moved",
    "Interest added",
    [
      ["interest", "80"],
      ["loan", "-80"],
    ],
  ],
])("nothing is asked where %s", (_, text, lines) => {
  expect(asked(text, ...lines)).toEqual([]);
});

test("words of a dividend on interest received put both lines in review", () => {
  const linesOf = (text: string) => {
    const { statements } = statementOf([
      {
        date: "2025-01-15",
        text,
        lines: [
          ["bank", "80"],
          ["interestReceived", "-80"],
        ],
      },
    ]);
    const inReview = statements.direct.lines.filter(({ reviewReasons }) =>
      reviewReasons.some((reason) => reason.includes("speaks of a dividend")),
    );
    return inReview.map(({ concept }) => concept).toSorted();
  };
  expect(linesOf("Dividend of the year")).toEqual(["dividends_received", "interest_received"]);
  expect(linesOf("Interest of the year")).toEqual([]);
});
