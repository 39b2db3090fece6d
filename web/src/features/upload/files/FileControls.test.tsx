import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FileControls } from "./FileControls.tsx";

const control = { label: "Net income", row: 41, column: "Total", printed: "-1048.79" };

test("totals that agree are told with the row they stand in", () => {
  render(
    <FileControls controls={[{ ...control, read: "-1048.79", agrees: true }]} currency="USD" />,
  );
  expect(screen.getByText("The file's rows give the total it prints")).toBeInTheDocument();
  expect(screen.getByText("Net income (1,048.79) agrees with row 41, Total")).toBeInTheDocument();
});

test("a total that differs is told with both figures, and stands open", () => {
  render(
    <FileControls controls={[{ ...control, read: "-1000.00", agrees: false }]} currency="USD" />,
  );
  expect(screen.getByRole("group")).toHaveAttribute("open");
  expect(
    screen.getByText("Net income: row 41, Total prints (1,048.79), its rows give (1,000.00)"),
  ).toBeInTheDocument();
});
