import type { UserEvent } from "@testing-library/user-event";

/**
 * Fills in a field at once, after what stands there: each key would draw the whole screen anew, where
 * no test is about keys.
 */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
