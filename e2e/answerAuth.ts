import type { Page } from "@playwright/test";

/** The calls of the identity service that let people in. */
export type AuthCall = "signInWithPassword" | "signUp" | "sendOobCode";

/** Lets the identity service refuse a call with a code, as it writes it: "EMAIL_NOT_FOUND". */
export async function refuse(page: Page, call: AuthCall, code: string): Promise<void> {
  await page.route(`**/accounts:${call}**`, (route) =>
    route.fulfill({
      status: 400,
      headers: { "access-control-allow-origin": "*" },
      json: { error: { code: 400, message: code, errors: [{ message: code }] } },
    }),
  );
}

/** Holds a call of the identity service back until it is let go. */
export async function hold(page: Page, call: AuthCall): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/accounts:${call}**`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
