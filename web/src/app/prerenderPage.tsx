import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { LoadingShell } from "../features/shell/LoadingShell.tsx";
import { SessionContext } from "../lib/auth/useSession.ts";
import { createStyleCache } from "../lib/theme/styleCache.ts";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { writtenScreen } from "./screens.ts";

export { publicPages } from "../config/publicPages.ts";
export { signedInPages } from "../config/signedInPages.ts";

/** One rule, or one set of rules for every page, by the name Emotion knows it by. */
type Style = { name: string; css: string; isGlobal: boolean };

/** A written page: what its head says of it, the styles of its content, and its content. */
export type PrerenderedPage = { meta: string; styles: readonly Style[]; content: string };

/** Renders the page of an address as a visitor who is not signed in sees it. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await writtenScreen(path).preload();
  return prerenderAt(
    path,
    <SessionContext value={{ status: "signedOut" }}>
      <AppRoutes />
    </SessionContext>,
  );
}

/** Renders what stands at a signed-in address until it is known who is there. */
export function prerenderFrame(path: string): Promise<PrerenderedPage> {
  return prerenderAt(path, <LoadingShell />);
}

async function prerenderAt(path: string, content: ReactNode): Promise<PrerenderedPage> {
  const { cache, styles } = createCollectingCache();
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <AppFrame>
        <StaticRouter location={path}>{content}</StaticRouter>
      </AppFrame>
    </CacheProvider>,
    // Whole in one piece: what is outlined arrives by script, which a crawler does not run.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
  );
  const html = await new Response(prelude).text();
  return { ...splitMeta(html), styles: styles() };
}

/** A cache that keeps every style it is given, named so that the browser's cache adopts them. */
function createCollectingCache(): { cache: EmotionCache; styles: () => readonly Style[] } {
  const cache = createStyleCache();
  cache.compat = true;
  const found: Omit<Style, "css">[] = [];
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (cache.inserted[serialized.name] === undefined) {
      found.push({ name: serialized.name, isGlobal: selector === "" });
    }
    return insert(selector, serialized, sheet, shouldCache);
  };
  const css = (name: string) => String(cache.inserted[name] ?? "");
  return { cache, styles: () => found.map((style) => ({ ...style, css: css(style.name) })) };
}

/** React writes titles, metas and links before the content; they belong in the head. */
function splitMeta(html: string): { meta: string; content: string } {
  const [meta = ""] = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  return { meta, content: html.slice(meta.length) };
}

function rethrow(error: unknown): never {
  throw error;
}
