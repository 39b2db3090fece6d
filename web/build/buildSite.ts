import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { chunksOf, readManifest } from "./chunksOf.ts";
import { crawlerFiles } from "./crawlerFiles.ts";
import { moduleOf, modulesOfScreen } from "./moduleOf.ts";
import { framePageHtml, publicPageHtml, type WrittenPage } from "./pageHtml.ts";
import { siteAddress } from "./siteAddress.ts";

const web = resolve(import.meta.dirname, "..");
const dist = join(web, "dist");
const prerenderer = join(web, ".cache/prerender");

type Prerenderer = {
  publicPages: readonly string[];
  signedInPages: Readonly<Record<string, object>>;
  prerenderPage: (path: string) => Promise<WrittenPage & { readonly frame: string | null }>;
  prerenderFrame: (path: string) => Promise<WrittenPage>;
};

/**
 * Builds the app, and writes a page for each address: a public page as HTML that can be read
 * without running it, a signed-in one as the frame that its screen is awaited in.
 */
export async function buildSite(): Promise<void> {
  process.env.NODE_ENV = "production";
  process.env.VITE_SITE_ADDRESS = siteAddress();
  process.env.VITE_SECOND_FACTOR = process.env.TIEOUT_SECOND_FACTOR ?? "";
  await build({ root: web, logLevel: "warn" });
  await build({
    root: web,
    logLevel: "warn",
    build: { ssr: "src/app/prerenderPage.tsx", outDir: prerenderer, copyPublicDir: false },
    // One file with all it needs, whatever form its packages come in.
    ssr: { noExternal: true },
  });
  await writePages();
  rmSync(prerenderer, { recursive: true });
}

async function writePages(): Promise<void> {
  const { publicPages, signedInPages, prerenderPage, prerenderFrame } = await loadPrerenderer();
  const manifest = readManifest(dist);
  const built = readFileSync(join(dist, "index.html"), "utf8");
  const template = built.replace("<!--page-head-->", (mark) => fontPreload() + mark);
  for (const path of [...publicPages, "/404"]) {
    const page = { ...(await prerenderPage(path)), path };
    const scripts = {
      everybody: chunksOf(manifest, [moduleOf(path)]),
      ...(path in signedInPages && { signedIn: chunksOf(manifest, modulesOfScreen(path)) }),
    };
    write(fileName(path), publicPageHtml(template, page, scripts));
  }
  for (const path of Object.keys(signedInPages)) {
    const name = publicPages.includes(path) ? "app.html" : fileName(path);
    const scripts = chunksOf(manifest, modulesOfScreen(path));
    write(name, framePageHtml(template, await prerenderFrame(path), scripts));
  }
  for (const [name, text] of crawlerFiles(publicPages, siteAddress())) write(name, text);
}

/** Every page is set in the Latin letters of Inter: asked for with the page, not after its styles. */
function fontPreload(): string {
  const isLatin = (name: string) => /^inter-latin-wght-normal-.*\.woff2$/.test(name);
  const font = readdirSync(join(dist, "assets")).find(isLatin);
  if (font === undefined) throw new Error("the build has no Latin letters of Inter");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
}

function write(name: string, text: string): void {
  writeFileSync(join(dist, name), text);
}

async function loadPrerenderer(): Promise<Prerenderer> {
  const file = pathToFileURL(join(prerenderer, "prerenderPage.js")).href;
  // What the second build wrote: src/app/prerenderPage.tsx.
  return (await import(file)) as Prerenderer;
}

/** Hosting serves /features from features.html (`cleanUrls`). */
function fileName(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
