import { screen } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Waits until each of these texts is on the page, one after the other: once or, as where a message stands
 * beside its cause too, several times.
 */
export async function expectTexts(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts)
    for (const found of await screen.findAllByText(text)) expect(found).toBeVisible();
}
