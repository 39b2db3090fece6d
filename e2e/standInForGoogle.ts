import type { Page } from "@playwright/test";

type AuthEvent = Record<string, string>;
type Register = (name: string, handler: (event: { authEvent: AuthEvent }) => void) => void;

/**
 * Stands in for Google's popup, which needs its servers: the script Firebase loads from there is
 * answered with an empty frame, and the window that opens signs somebody in.
 */
export async function standInForGoogle(page: Page, email: string): Promise<void> {
  await page.route("https://apis.google.com/js/api.js**", (route) => {
    const callback = new URL(route.request().url()).searchParams.get("onload") ?? "";
    return route.fulfill({ contentType: "text/javascript", body: `window["${callback}"]();` });
  });
  await page.addInitScript((email) => {
    let handle: ((event: { authEvent: AuthEvent }) => void) | undefined;
    const register: Register = (_name, handler) => {
      handle = handler;
    };
    const frame = {
      restyle: () => Promise.resolve(),
      ping: (answer: () => void) => {
        answer();
        return Promise.resolve();
      },
      register,
      // Asks whether the frame may store things; an answer changes nothing here.
      send: () => undefined,
    };
    const open = (_options: unknown, ready: (opened: typeof frame) => unknown) => ready(frame);
    const gapi = {
      load: (_name: string, { callback }: { callback: () => void }) => callback(),
      iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }), Iframe: {} },
    };
    Object.assign(window, { gapi });
    const token = JSON.stringify({ sub: email, email, email_verified: true });
    const signIn = (address: string) => {
      const query = new URLSearchParams({ providerId: "google.com", id_token: token });
      const authEvent = {
        type: "signInViaPopup",
        eventId: new URL(address).searchParams.get("eventId") ?? "",
        urlResponse: `http://localhost/?${query}`,
        sessionId: "stand-in",
        postBody: `${query}`,
      };
      setTimeout(() => handle?.({ authEvent }));
    };
    window.open = (address) => {
      signIn(String(address));
      const popup = { closed: false, close: () => undefined, focus: () => undefined };
      // Firebase asks no more of a popup than this.
      return popup as unknown as Window;
    };
  }, email);
}
