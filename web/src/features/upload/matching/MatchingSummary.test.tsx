import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFile } from "../../../testing/aFile.ts";
import { aMatching } from "../../../testing/aMatching.ts";
import { MatchingSummary } from "./MatchingSummary.tsx";

function showRefused(code: string) {
  const problems = [{ code, message: "Row 4 is wrong.", where: { row: 4 } }];
  const refused = aFile({ status: "invalid", problems, matching: aMatching() });
  render(<MatchingSummary projectId="p-1" file={{ ...refused, fileType: "trial_balance" }} />);
}

test("a file that was not understood asks first for its columns", () => {
  showRefused("amount_not_a_number");
  expect(screen.getByRole("button", { name: /^Match columns of/ })).toHaveClass("contained");
});

test("where a comma divides rows, other columns are no help, and are not asked for first", () => {
  showRefused("rows_too_long");
  expect(screen.getByRole("button", { name: /^Change columns of/ })).not.toHaveClass("contained");
});
