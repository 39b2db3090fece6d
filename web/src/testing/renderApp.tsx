import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { PointerEventsCheckLevel, type UserEvent, userEvent } from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { AppFrame } from "../app/AppFrame.tsx";
import { AppRoutes } from "../app/AppRoutes.tsx";
import { screensOf } from "../app/screens.ts";
import { readUser } from "../lib/auth/readUser.ts";
import type { Session } from "../lib/auth/Session.ts";
import { SessionProvider } from "../lib/auth/SessionProvider.tsx";
import { keepSessionHint } from "../lib/auth/sessionHint.ts";
import { shownForMs } from "../lib/toast/shownForMs.ts";
import { emptyProjectApi } from "./emptyProjectApi.ts";
import { answerCall, type FakeApi, type ReceivedCall } from "./fakeApi.ts";
import { type StoredUpload, storageState } from "./fakeFirebaseStorage.ts";
import { ada, type FakeIdentity, type Person, startIdentityAs, userOf } from "./fakeIdentity.ts";

type Setting = {
  /** Who is signed in: Ada unless said otherwise, null for a visitor. */
  person?: Person | null;
  api?: FakeApi;
  identity?: FakeIdentity;
  /** What becomes of a file that is sent to Cloud Storage. */
  store?: (upload: StoredUpload) => void | Promise<void>;
};

/** The app at work in a test. */
export type RenderedApp = {
  user: UserEvent;
  /** Every call that reached the API, the first one first. */
  calls: readonly ReceivedCall[];
  /** Loads the page anew: what the browser keeps stays, what React holds goes. */
  reload: () => Promise<void>;
};

/**
 * Shows the app at an address, as `main.tsx` does, over an API, an identity service and a storage
 * that a test answers for.
 */
export async function renderApp(
  address: string,
  { person = ada, api = {}, identity = {}, store = () => undefined }: Setting = {},
): Promise<RenderedApp> {
  const calls: ReceivedCall[] = [];
  answerRequests({ ...emptyProjectApi(), ...api }, calls);
  keepMessages();
  startIdentityAs(person, identity);
  storageState.store = store;
  keepSessionHint(person !== null);
  // What the test before left open, the browser is still going back from.
  if (window.history.state?.opened) await vi.waitUntil(() => !window.history.state?.opened);
  window.history.replaceState(null, "", address);
  const session: Session = person
    ? { status: "signedIn", user: readUser(userOf(person)), isLost: false }
    : { status: "signedOut" };
  let shown = await showApp(session);
  return {
    // No style meets the page (`withoutStyles.ts`), so none can keep a pointer from an element.
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    calls,
    reload: async () => {
      shown.unmount();
      shown = await showApp(session);
    },
  };
}

async function showApp(session: Session) {
  for (const screen of screensOf(window.location.pathname, session.status)) await screen.preload();
  return render(
    <CacheProvider value={unseenStyles}>
      <AppFrame>
        <SessionProvider first={session}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </AppFrame>
    </CacheProvider>,
  );
}

/**
 * Styles beside the page: how it looks is for the browser's tests, and calculating it is slow here. A style
 * that was written for one test is there for the next.
 */
const unseenStyles = createCache({ key: "css", container: document.createElement("div") });

/** A message is there as long as a test lasts: on a slow machine its time is over before it is answered. */
function keepMessages(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal("setTimeout", (act: () => void, ms?: number) =>
    setTimeout(act, ms === shownForMs ? longerThanAnyTestMs : ms),
  );
}

const longerThanAnyTestMs = 600_000;

/**
 * Answers what the app asks of its own server; what has no answer fails the test. An answer that would come after the
 * test never does: a form that closes then would lead the next test's app to its own address.
 */
function answerRequests(api: FakeApi, calls: ReceivedCall[]): void {
  const faults: unknown[] = [];
  let isOver = false;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (address === "/__/firebase/init.json") return Response.json(firebaseConfig);
    const request = new Request(new URL(address, window.location.href), init);
    const answer = await answerCall(api, request, (call) => calls.push(call)).catch(
      (fault: unknown) => {
        // A connection that is missing is what a test may want; anything else is a fault of the test.
        if (!(fault instanceof TypeError)) faults.push(fault);
        throw fault;
      },
    );
    return isOver ? new Promise<Response>(() => undefined) : answer;
  });
  onTestFinished(() => {
    isOver = true;
    if (faults.length > 0) throw faults[0];
  });
}

const firebaseConfig = {
  projectId: "tieout-test",
  apiKey: "key",
  authDomain: "tieout.example",
  storageBucket: "tieout-test",
};
