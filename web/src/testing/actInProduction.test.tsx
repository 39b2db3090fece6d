import { fireEvent, render, screen } from "@testing-library/react";
import { startTransition, useEffect, useState } from "react";
import { expect, test } from "vitest";

function Later() {
  const [said, say] = useState("drawn");
  useEffect(() => startTransition(() => say("after its effect")), []);
  return (
    <button type="button" onClick={() => startTransition(() => say("after its click"))}>
      {said}
    </button>
  );
}

test("what React puts off until later is done when a render or an event returns", () => {
  render(<Later />);
  expect(screen.getByRole("button")).toHaveTextContent("after its effect");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("after its click");
});
