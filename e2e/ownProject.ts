import { type BrowserContext, test as base } from "@playwright/test";
import { type Account, newAccount } from "./newAccount.ts";
import { LandingPage } from "./pages/LandingPage.ts";
import { Shell } from "./pages/Shell.ts";
import { readSuite } from "./readSuite.ts";
import { type ApiCaller, signInToApi } from "./signInToApi.ts";

type SignedInState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** A project of a test's own. */
export type OwnProject = {
  name: string;
  /** Calls the API about it: `call("PATCH", "", { name })`. */
  call: ApiCaller;
  upload: (fileType: string, fileName: string, content: string) => Promise<void>;
  process: () => Promise<void>;
};

/**
 * Tests of somebody signed up once a worker, each with a new project. The newest project is the
 * one that is worked on, so what other tests left is out of sight.
 */
export const test = base.extend<
  { project: OwnProject },
  { account: Account; api: ApiCaller; signedUp: SignedInState }
>({
  account: [({ browser: _ }, use) => use(newAccount()), { scope: "worker" }],
  signedUp: [
    async ({ browser, account }, use) => {
      const context = await browser.newContext({ baseURL: readSuite().url, locale: "en-GB" });
      const page = await context.newPage();
      const landing = new LandingPage(page);
      await landing.open();
      await landing.signUp(account);
      await new Shell(page).expectHeading("Dashboard");
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await use(state);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  api: [
    async ({ account, signedUp: _ }, use) => use(await signInToApi(account)),
    { scope: "worker" },
  ],
  storageState: async ({ signedUp }, use) => use(signedUp),
  project: async ({ api }, use, { title }) => use(await createProject(api, title.slice(0, 60))),
});

async function createProject(api: ApiCaller, name: string): Promise<OwnProject> {
  const { id } = (await api("POST", "/api/projects", { name })) as { id: string }; // as the contract says
  const call: ApiCaller = (method, path, body) => api(method, `/api/projects/${id}${path}`, body);
  return {
    name,
    call,
    upload: async (fileType, fileName, content) => {
      const form = new FormData();
      form.set("file", new Blob([content], { type: "text/csv" }), fileName);
      form.set("fileType", fileType);
      await call("POST", "/upload", form);
    },
    process: async () => {
      await call("POST", "/process", {});
    },
  };
}
