import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { chunksOf, readManifest } from "./chunksOf.ts";
import { crawlerFiles } from "./crawlerFiles.ts";
import { moduleOf } from "./moduleOf.ts";
import { type PageParts, pageHtml, shellHtml } from "./pageHtml.ts";
import { siteAddress } from "./siteAddress.ts";

const web = resolve(import.meta.dirname, "..");
const dist = join(web, "dist");
const prerenderer = join(web, ".cache/prerender");

// What whoever has a session needs on every screen.
const shellModules = ["index.html", "src/app/SignedInLayout.tsx", "src/lib/firebase/identity.ts"];

type Prerenderer = {
  publicPages: readonly string[];
  prerenderPage: (path: string) => Promise<Pick<PageParts, "head" | "content">>;
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
  const { publicPages, prerenderPage } = await loadPrerenderer();
  const template = readFileSync(join(dist, "index.html"), "utf8");
  const manifest = readManifest(dist);
  const write = (name: string, text: string) => writeFileSync(join(dist, name), text);
  const page = async (path: string) => {
    const scripts = chunksOf(manifest, ["index.html", moduleOf(path)]);
    return pageHtml(template, { ...(await prerenderPage(path)), path, scripts, dist });
  };
  write("app.html", shellHtml(template, { scripts: chunksOf(manifest, shellModules), dist }));
  for (const path of publicPages) write(fileName(path), await page(path));
  write("404.html", await page("/404"));
  for (const [name, text] of crawlerFiles(publicPages, siteAddress())) write(name, text);
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
