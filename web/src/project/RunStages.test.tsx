import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RunStages } from "./RunStages.tsx";

test("a run that has ended shows its last stage until its statement is there", () => {
  const running = { progress: { stage: "checks", count: null } } as const;
  const { rerender } = render(<RunStages project={running} />);
  const current = () => screen.getByRole("listitem", { current: "step" });
  expect(current()).toHaveTextContent("Running the checks");
  rerender(<RunStages project={{ progress: null }} />);
  expect(current()).toHaveTextContent("Running the checks");
});
