import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { TieOutBadge } from "./TieOutBadge.tsx";

test.each([0, 1])("with %i open points it says what proves closing cash", (openPoints) => {
  render(
    <MemoryRouter>
      <TieOutBadge
        cashAtEnd="1200.00"
        currency="GBP"
        proof="agrees with the general ledger"
        draftReason={null}
        openPoints={openPoints}
      />
    </MemoryRouter>,
  );
  expect(
    screen.getByText(/^Ties out · £1,200 closing cash agrees with the general ledger/),
  ).toBeVisible();
});

test("a picture of the badge claims no more than the product would, and opens nothing", () => {
  const claim = { cashAtEnd: "1200.00", currency: "GBP", draftReason: null, openPoints: 2 };
  render(<TieOutBadge {...claim} proof="agrees with the balance sheet" isPicture />);
  expect(screen.getByText(/^Ties out · .* · 2 points open$/)).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a claim of before the files changed has no tick, and says that it is out of date", () => {
  const claim = { cashAtEnd: "1200.00", currency: "GBP", draftReason: null };
  const { container, rerender } = render(
    <TieOutBadge {...claim} proof="agrees with the general ledger" />,
  );
  expect(container.querySelector("svg")).not.toBeNull();
  rerender(<TieOutBadge {...claim} proof="agrees with the general ledger" isOutOfDate />);
  expect(container.querySelector("svg")).toBeNull();
  expect(screen.getByText("Out of date")).toBeVisible();
});
