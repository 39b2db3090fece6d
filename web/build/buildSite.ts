import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { checkPolicy } from "./checkPolicy.ts";
import { chunksOf, readManifest } from "./chunksOf.ts";
import { crawlerFiles } from "./crawlerFiles.ts";
import { moduleOf, signedInModuleOf } from "./moduleOf.ts";
import { frameHtml, framePage, pageHtml, type WrittenPage } from "./pageHtml.ts";
import { siteAddress } from "./siteAddress.ts";

const web = resolve(import.meta.dirname, "..");
const dist = join(web, "dist");
const prerenderer = join(web, ".cache/prerender");

// What whoever has a session needs on every screen.
const shellModules = ["index.html", "src/app/SignedInLayout.tsx", "src/lib/firebase/identity.ts"];

type Prerenderer = {
  publicPages: readonly string[];
  signedInPages: Readonly<Record<string, object>>;
  prerenderPage: (path: string) => Promise<WrittenPage>;
  prerenderFrame: (path: string) => Promise<WrittenPage>;
};

/** Builds the app, and writes each public page as HTML that can be read without running it. */
export async function buildSite(): Promise<void> {
  process.env.NODE_ENV = "production";
  process.env.VITE_SITE_ADDRESS = siteAddress();
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
  const site = { template: readFileSync(join(dist, "index.html"), "utf8"), dist };
  const manifest = readManifest(dist);
  const frameAt = async (path: string, modules: readonly string[]) => ({
    ...(await prerenderFrame(path)),
    scripts: chunksOf(manifest, [...shellModules, ...modules]),
  });
  const page = async (path: string) => {
    const written = await prerenderPage(path);
    const scripts = chunksOf(manifest, ["index.html", moduleOf(path)]);
    if (!(path in signedInPages)) return pageHtml(site, { ...written, path, scripts });
    const frame = frameHtml(site, await frameAt(path, [signedInModuleOf(path)]), written);
    return pageHtml(site, { ...written, path, scripts, frame });
  };
  for (const path of publicPages) write(fileName(path), await page(path));
  for (const path of Object.keys(signedInPages)) {
    if (publicPages.includes(path)) continue;
    write(fileName(path), framePage(site, await frameAt(path, [signedInModuleOf(path)])));
  }
  write("app.html", framePage(site, await frameAt("/", [])));
  write("404.html", await page("/404"));
  for (const [name, text] of crawlerFiles(publicPages, siteAddress())) write(name, text);
}

function write(name: string, text: string): void {
  if (name.endsWith(".html")) checkPolicy(name, text);
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
