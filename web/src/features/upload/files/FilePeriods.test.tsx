import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilePeriods } from "./FilePeriods.tsx";

test("the length of a period is told beside its heading", () => {
  const columns = [
    { field: "current", heading: "9 Months Ended Dec 31, 2025" },
    { field: "prior", heading: "Dec 31, 2024" },
  ];
  render(<FilePeriods fileType="profit_loss" columns={columns} />);
  expect(
    screen.getByText(
      "Periods: Current Period “9 Months Ended Dec 31, 2025”, 9 months; Prior Period “Dec 31, 2024”.",
    ),
  ).toBeInTheDocument();
});

test("headings without a date say nothing", () => {
  const columns = [{ field: "current", heading: "Amount" }];
  const { container } = render(<FilePeriods fileType="profit_loss" columns={columns} />);
  expect(container).toBeEmptyDOMElement();
});
