import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AboutSections } from "./AboutSections.tsx";
import { type Claim, claims, isShown } from "./content/claims.ts";
import { PricingSections } from "./PricingSections.tsx";

test("nothing that only the owner can vouch for is on the site until it is switched on", () => {
  render(
    <MemoryRouter>
      <AboutSections />
      <PricingSections />
    </MemoryRouter>,
  );
  const text = document.body.textContent ?? "";
  for (const words of ["2,500+", "SOC 2", "ISO 27001", "90%", "ROI", "Team", "team members"])
    expect(text).not.toContain(words);
  expect(text).toContain("$149");
  expect(text).toContain("Complete audit trail");
});

test("a claim that is switched on is shown with its values", () => {
  const on = <Value,>({ value }: Claim<Value>) => ({ isPublished: true, value });
  render(<AboutSections impact={on(claims.impact)} certifications={on(claims.certifications)} />);
  expect(screen.getByText("50,000+")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Certifications" })).toBeVisible();
  expect(screen.getByText("SOC 2 Type II")).toBeVisible();
  expect(isShown("Priority support", [on(claims.services)])).toBe(true);
  expect(isShown("Priority support", [claims.services])).toBe(false);
});
