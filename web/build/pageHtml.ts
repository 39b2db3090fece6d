import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frameScript, startScript } from "./inlineScripts.ts";
import { type Style, styleTags } from "./styleTags.ts";

/** A page as React wrote it. */
export type WrittenPage = {
  readonly meta: string;
  readonly styles: readonly Style[];
  readonly content: string;
};

/** What all pages are made of: the template, and the folder its files stand in. */
export type Site = { readonly template: string; readonly dist: string };

const headMark = "<!--page-head-->";
const emptyRoot = /<div id="root">[\s\S]*?<\/div>/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;
const entryScript = /\s*(<script type="module"[^>]*>)<\/script>/;
const styleSheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const scriptFile = /<script src="\/([^"]+)"><\/script>/;
const robots = '<meta name="robots" content="noindex" />';
const waiting = '<p class="start" role="status">Loading Tieout…</p>';

/**
 * A public page: its own head and content in the template. Where the signed-in have a screen at
 * the same address, its frame lies ready, and is used before anything is painted.
 */
export function pageHtml(
  site: Site,
  page: WrittenPage & { path: string; scripts: readonly string[]; frame?: string },
): string {
  const { path, meta, styles, content, scripts, frame } = page;
  const ready = frame
    ? `<template id="frame">${frame}</template><script>${frameScript}</script>`
    : "";
  return withParts(site, {
    head: `${meta}${styleTags(styles)}`,
    body: `${ready}<div id="root" data-page="${path}">${content}</div>`,
    scripts,
  });
}

/**
 * The page of a signed-in address: the frame of its screen is painted before any script is asked
 * for, and search engines pass it by.
 */
export function framePage(site: Site, frame: WrittenPage & { scripts: readonly string[] }): string {
  return withParts(site, {
    head: `${robots}${frame.meta}${styleTags(frame.styles)}`,
    body: frameRoot(frame),
    scripts: frame.scripts,
  });
}

/** The same as a part of another page, whose styles it shares. */
export function frameHtml(
  site: Site,
  frame: WrittenPage & { scripts: readonly string[] },
  host: WrittenPage,
): string {
  const own = frame.styles.filter(({ name }) => !host.styles.some((style) => style.name === name));
  return `${styleTags(own)}${frameRoot(frame)}${scriptsOf(site, frame.scripts)}`;
}

/** Who has no session waits for the page of visitors instead. */
function frameRoot({ content }: WrittenPage): string {
  return `<div id="root"><div class="frame">${content}</div>${waiting}</div>`;
}

type Parts = { head: string; body: string; scripts: readonly string[] };

function withParts(site: Site, { head, body, scripts }: Parts): string {
  const start = `${scriptsOf(site, scripts)}<script>${startScript}</script>`;
  return withFiles(site.template.replace(preloads, "").replace(entryScript, ""), site.dist)
    .replace(headMark, () => `${fontPreload(site.dist)}${head}`)
    .replace(emptyRoot, () => `${body}${start}`);
}

/** All scripts of a page, to be asked for at once, behind its letters, which are read first. */
function scriptsOf({ template }: Site, files: readonly string[]): string {
  const [, entry] = entryScript.exec(template) ?? [];
  if (entry === undefined) throw new Error("the built page has no script to start");
  const preloaded = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const tags = [...preloaded, `${entry}</script>`].join("");
  const behind = tags.replaceAll(/<(?:link|script) /g, '$&fetchpriority="low" ');
  return `<template class="scripts">${behind}</template>`;
}

/** Style sheets and a script of less than a kilobyte arrive with the page instead of after it. */
function withFiles(html: string, dist: string): string {
  const read = (name: string) => readFileSync(join(dist, name), "utf8").trim();
  return html
    .replace(styleSheet, (_tag, href: string) => `<style>${read(href)}</style>`)
    .replace(scriptFile, (_tag, name: string) => `<script>${read(name)}</script>`);
}

/** Every page is set in the Latin letters of Inter: asked for with the page, not after its styles. */
function fontPreload(dist: string): string {
  const font = readdirSync(join(dist, "assets")).find((name) =>
    /^inter-latin-wght-normal-.*\.woff2$/.test(name),
  );
  if (font === undefined) throw new Error("the build has no Latin letters of Inter");
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
}
