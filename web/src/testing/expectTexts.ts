import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/**
 * Waits until each of these texts is seen on the page, one after the other: once or, as where a message
 * stands beside its cause too, several times. What is drawn anew while it is looked at is looked for again.
 */
export async function expectTexts(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts)
    await waitFor(() => {
      for (const found of screen.getAllByText(text)) expect(found).toBeVisible();
    });
}
