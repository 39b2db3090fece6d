import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFile } from "../../../testing/aFile.ts";
import { ValidationPanel } from "./ValidationPanel.tsx";

const headings = () =>
  within(screen.getByRole("table"))
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

test("warnings without a place have no columns for one", () => {
  render(
    <ValidationPanel file={aFile({ warnings: ["2 entries look alike, the first in row 9."] })} />,
  );
  expect(headings()).toEqual(["What is wrong"]);
});

test("beside an error the warnings are folded away, and the error says its row", () => {
  const message = 'Row 4, column "Amount": "abc" is no amount.';
  const where = { row: 4, column: "Amount" };
  const file = aFile({
    status: "invalid",
    errors: [message],
    problems: [{ code: "amount_unreadable", message, where }],
    warnings: ['There is no column "Entity".'],
  });
  render(<ValidationPanel file={file} />);
  expect(screen.getByText("1 warning beside the errors").closest("details")).not.toHaveAttribute(
    "open",
  );
  const errors = screen.getByRole("table", { name: "Errors" });
  expect(within(errors).getByRole("cell", { name: "4" })).toBeVisible();
});

test("warnings of a file that was taken are seen at once", () => {
  render(<ValidationPanel file={aFile({ warnings: ["The last rows were left out."] })} />);
  expect(screen.getByText("The last rows were left out.").closest("details")).toBeNull();
});

test("a list of accounts is no general ledger that was validated", () => {
  render(<ValidationPanel file={aFile({ fileType: "general_ledger", ledger: null })} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/^The file is a list of accounts\./);
});
