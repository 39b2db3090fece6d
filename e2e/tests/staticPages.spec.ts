import { expect, type Page } from "@playwright/test";
import { test } from "../baseTest.ts";
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
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain("Loading Tieout…");
  // Asked for after what is painted, which Chromium grants no script that another asks for.
  expect(html).toMatch(/<link rel="modulepreload" fetchpriority="low"[^>]*AuditTrailRoute/);
  // At / stand both: a visitor's page, and the frame of the dashboard for whoever has a session.
  const home = await (await request.get("/")).text();
  expect(home).not.toContain('name="robots"');
  expect(home).toMatch(/<div class="frame" id="waiting">[\s\S]*Dashboard/);
  expect(home).toMatch(/data-scripts="[^"]*DashboardRoute/);
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
