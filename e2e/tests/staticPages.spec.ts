import { expect, type Page, test } from "@playwright/test";
import { publicScreens } from "../screens.ts";
import { takenOver } from "../takenOver.ts";

const said: Record<keyof typeof publicScreens, { heading: string; texts: string[] }> = {
  landing: {
    heading: "Cash flow statements that tie out",
    texts: ["Net cash from operating activities", "Made to be signed", "Get Started Above"],
  },
  features: {
    heading: "Features",
    texts: ["Core capabilities", "AI intelligence", "Professional tools"],
  },
  pricing: {
    heading: "Pricing",
    texts: ["$49", "$149", "$399", "Contact Sales", "14 days"],
  },
  solutions: {
    heading: "Solutions",
    texts: ["Solo practitioners", "Mid-size firms", "Enterprise", "Industry use cases"],
  },
  about: {
    heading: "About",
    texts: ["Mission", "Team", "Values"],
  },
  help: { heading: "Help", texts: ["When it ties out", "Glossary", "Contact"] },
  privacy: { heading: "Privacy", texts: ["This page is a placeholder."] },
  support: { heading: "Support", texts: ["This page is a placeholder."] },
  terms: { heading: "Terms", texts: ["This page is a placeholder."] },
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a crawler reads the whole of every page", async ({ page }) => {
    for (const [name, address] of Object.entries(publicScreens)) {
      // The table above has every public screen.
      const { heading, texts } = said[name as keyof typeof said];
      const response = await page.goto(address);
      expect(response?.status(), name).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Footer" })).toBeVisible();
      await expectMeta(page, address);
    }
  });

  test("the landing page carries its offer as structured data", async ({ page }) => {
    await page.goto("/");
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? "",
    );
    expect(data.offers).toEqual({
      "@type": "Offer",
      price: "49.00",
      priceCurrency: "USD",
      priceValidUntil: "2025-12-31",
    });
  });
});

test("an address that is none of ours is answered with 404 and says so", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("the screens of the signed-in are the app, which search engines pass by", async ({
  request,
}) => {
  const html = await (await request.get("/audit-trail")).text();
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain("Loading Tieout…");
});

test("crawlers are told which pages there are, and files with a hash may be kept", async ({
  request,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  for (const address of Object.values(publicScreens)) expect(map).toContain(`${address}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  const landing = await request.get("/");
  expect(landing.headers()["cache-control"]).toBe("no-cache");
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await landing.text())?.[1] ?? "";
  const asset = await request.get(script);
  expect(asset.headers()["cache-control"]).toBe(
    "public, max-age=600, stale-while-revalidate=604800",
  );
});

test("the styles of a written page are taken as they are, and Safari knows them too", async ({
  page,
}) => {
  await page.goto("/");
  await takenOver(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).last().click();
  await expect(page.getByText("Enter your email address.")).toBeVisible();
  const madeAgain = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll("style")];
    const written = sheets.flatMap(({ dataset }) => dataset.rules?.split(" ") ?? []);
    const made = sheets
      .filter(({ dataset }) => dataset.emotion === "css")
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
    if (written.length === 0 || made.length === 0)
      throw new Error("there are no styles to compare");
    return written.filter((name) => made.some((rule) => rule.startsWith(`.css-${name}`)));
  });
  expect(madeAgain).toEqual([]);
  const html = await (await page.request.get("/")).text();
  expect(html).toContain("-webkit-user-select:none;user-select:none;");
});

test("a page asks for its scripts when it was painted, or when it never will be", async ({
  page,
}) => {
  await tellOfNoPaint(page);
  const script = page.locator('script[type="module"]');
  await page.goto("/pricing");
  await expect(script).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("told-of-paint")));
  await takenOver(page);
  await page.goto("/pricing");
  await expect(script).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("waited-long")));
  await takenOver(page);
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  await page.goto("/pricing");
  await takenOver(page);
});

test("what was typed before the app took over is still there", async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  letGo();
  await takenOver(page);
  await page.getByRole("tab", { name: "Sign In" }).click();
  expect(new URL(page.url()).search).toBe("");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
});

/** Whoever waits for the first paint, or for a second, waits for an event of the window instead. */
async function tellOfNoPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const call = (name: string, listener: () => void) => window.addEventListener(name, listener);
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (listener: () => void, ms: number) =>
        ms === 1000 ? call("waited-long", listener) : setTimeout(listener, ms),
      PerformanceObserver: class {
        observe: () => void;
        constructor(listener: () => void) {
          this.observe = () => call("told-of-paint", listener);
        }
      },
    });
  });
}

async function expectMeta(page: Page, address: string): Promise<void> {
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  const title = await page.title();
  expect(title).toMatch(/Tieout/);
  expect(await content("og:title")).toBe(title);
  expect((await content("description"))?.length).toBeGreaterThan(50);
  expect(await content("og:description")).toBe(await content("description"));
  expect(await content("og:image")).toMatch(/^https:\/\/[^/]+\/og-image\.jpg$/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(new URL(canonical ?? "").pathname).toBe(address);
}
