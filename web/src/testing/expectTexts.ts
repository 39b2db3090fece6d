import { screen } from "@testing-library/react";
import { expect } from "vitest";

/** Waits until each of these texts is on the page, one after the other. */
export async function expectTexts(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
}
