import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page is made of besides the template. */
export type PageParts = {
  readonly path: string;
  readonly head: string;
  readonly content: string;
  readonly scripts: readonly string[];
  readonly dist: string;
};

const headMark = "<!--page-head-->";
const emptyRoot = /<div id="root">[\s\S]*?<\/div>/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;
const entryScript = /<script type="module"[^>]*>/;
const styleSheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * A public page: its own head and content in the template. Its scripts are asked for at once but
 * behind the page itself, which is read before anything on it is used.
 */
export function pageHtml(template: string, page: PageParts): string {
  const { path, head, content, scripts, dist } = page;
  const root = `<div id="root" data-page="${path}">${content}</div>`;
  return withStyles(template.replace(preloads, ""), dist)
    .replace(entryScript, (tag) => tag.replace("<script ", '<script fetchpriority="low" '))
    .replace(
      headMark,
      () => `${fontPreload(dist)}${scriptPreloads(scripts, ' fetchpriority="low"')}${head}`,
    )
    .replace(emptyRoot, () => root);
}

/**
 * The page of the signed-in's addresses: the app starts in it with all its scripts asked for at
 * once, and search engines pass it by.
 */
export function shellHtml(
  template: string,
  { scripts, dist }: Pick<PageParts, "scripts" | "dist">,
): string {
  const robots = '<meta name="robots" content="noindex" />';
  return withStyles(template.replace(preloads, ""), dist).replace(
    headMark,
    () => `${fontPreload(dist)}${scriptPreloads(scripts)}${robots}`,
  );
}

function scriptPreloads(scripts: readonly string[], attributes = ""): string {
  return scripts
    .map((file) => `<link rel="modulepreload"${attributes} crossorigin href="/${file}">`)
    .join("");
}

/** Style sheets of a few kilobytes arrive with the page instead of after it. */
function withStyles(html: string, dist: string): string {
  return html.replace(
    styleSheet,
    (_tag, href: string) => `<style>${readFileSync(join(dist, href), "utf8").trim()}</style>`,
  );
}

/** Every page is set in the Latin letters of Inter: asked for with the page, not after its styles. */
function fontPreload(dist: string): string {
  const font = readdirSync(join(dist, "assets")).find((name) =>
    /^inter-latin-wght-normal-.*\.woff2$/.test(name),
  );
  if (font === undefined) throw new Error("the build has no Latin letters of Inter");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
}
