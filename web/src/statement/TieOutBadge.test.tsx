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
