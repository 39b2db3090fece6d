import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
const entryScript = /<script type="module"[^>]*>/;
const styleSheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const scriptFile = /<script src="\/([^"]+)"><\/script>/;
const robots = '<meta name="robots" content="noindex" />';
const waiting = '<p class="start" role="status">Loading Tieout…</p>';

/** Puts the frame in the place of the page that follows, for whoever has a session. */
const frameScript =
  'if(document.documentElement.dataset.session!==undefined){const t=document.getElementById("frame");t.replaceWith(t.content)}';

/**
 * A public page: its own head and content in the template, and its scripts asked for at once. Where the signed-in have a
 * screen at the same address, its frame lies ready, and is used before anything is painted.
 */
export function pageHtml(
  site: Site,
  page: WrittenPage & { path: string; scripts: readonly string[]; frame?: string },
): string {
  const { path, meta, styles, content, scripts, frame } = page;
  const preloaded = scriptPreloads(scripts);
  const ready = frame
    ? `<template id="frame">${frame}</template><script>${frameScript}</script>`
    : "";
  return withHead(site, `${preloaded}${meta}${styleTags(styles)}`).replace(
    emptyRoot,
    () => `${ready}<div id="root" data-page="${path}">${content}</div>`,
  );
}

/**
 * The page of a signed-in address: the frame of its screen is painted before any script has come,
 * all its scripts are asked for at once, and search engines pass it by.
 */
export function framePage(site: Site, frame: WrittenPage & { scripts: readonly string[] }): string {
  const head = `${scriptPreloads(frame.scripts)}${robots}${frame.meta}${styleTags(frame.styles)}`;
  return withHead(site, head).replace(emptyRoot, () => frameRoot(frame));
}

/** The same as a part of another page, whose styles it shares. */
export function frameHtml(
  frame: WrittenPage & { scripts: readonly string[] },
  host: WrittenPage,
): string {
  const own = frame.styles.filter(({ name }) => !host.styles.some((style) => style.name === name));
  return `${scriptPreloads(frame.scripts)}${styleTags(own)}${frameRoot(frame)}`;
}

/** Who has no session waits for the page of visitors instead. */
function frameRoot({ content }: WrittenPage): string {
  return `<div id="root"><div class="frame">${content}</div>${waiting}</div>`;
}

function withHead({ template, dist }: Site, head: string): string {
  return withFiles(template.replace(preloads, ""), dist)
    .replace(entryScript, (tag) => tag.replace("<script ", '<script fetchpriority="low" '))
    .replace(headMark, () => `${fontPreload(dist)}${head}`);
}

/** Behind the page and its letters, which are read before anything on it is used. */
function scriptPreloads(scripts: readonly string[]): string {
  return scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join("");
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
