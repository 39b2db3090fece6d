import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

test("what is not shown has no role, as in a browser", () => {
  render(
    <>
      <button type="button">Shown</button>
      <div style={{ display: "none" }}>
        <button type="button">In what is not drawn</button>
      </div>
      <div style={{ visibility: "hidden" }}>
        <button type="button">In what is hidden</button>
        <button type="button" style={{ visibility: "visible" }}>
          Shown in what is hidden
        </button>
      </div>
    </>,
  );
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["Shown", "Shown in what is hidden"]);
});

test("blocks are words of their own in a name, and parts of a line are not", () => {
  render(
    <button type="button">
      <div>Cash</div>
      <div>at hand</div>
      <span>, in </span>
      <b>GBP</b>
    </button>,
  );
  expect(screen.getByRole("button", { name: "Cash at hand , in GBP" })).toBeInTheDocument();
});
