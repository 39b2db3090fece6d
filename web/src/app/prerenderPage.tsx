import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { isSignedInPath } from "../config/signedInPages.ts";
import { LoadingShell } from "../features/shell/LoadingShell.tsx";
import { SessionContext } from "../lib/auth/useSession.ts";
import { AppFrame } from "./AppFrame.tsx";
import { AppRoutes } from "./AppRoutes.tsx";
import { writtenScreen } from "./screens.ts";

export { publicPages } from "../config/publicPages.ts";
export { signedInPages } from "../config/signedInPages.ts";

/** A written page: what its head says of it, the styles of its content as tags, and its content. */
export type PrerenderedPage = { meta: string; styles: string; content: string };

/**
 * Renders the page of an address as a visitor who is not signed in sees it, and the frame that the
 * signed-in wait in where they have a screen at the same address.
 */
export async function prerenderPage(
  path: string,
): Promise<PrerenderedPage & { frame: string | null }> {
  await writtenScreen(path).preload();
  const { render, stylesOf } = createRenderer(path);
  const page = await render(
    <SessionContext value={{ status: "signedOut" }}>
      <AppRoutes />
    </SessionContext>,
  );
  const frame = isSignedInPath(path) ? await render(<LoadingShell />) : null;
  return {
    ...splitMeta(page),
    frame: frame && splitMeta(frame).content,
    styles: stylesOf(page + (frame ?? "")),
  };
}

/** Renders what stands at a signed-in address until it is known who is there. */
export async function prerenderFrame(path: string): Promise<PrerenderedPage> {
  const { render, stylesOf } = createRenderer(path);
  const html = await render(<LoadingShell />);
  return { ...splitMeta(html), styles: stylesOf(html) };
}

/** Renders at an address, and gives the styles of what was rendered as tags. */
function createRenderer(path: string) {
  // The name of the cache that the browser makes by itself, so that it finds its styles there.
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const render = async (content: ReactNode): Promise<string> => {
    const { prelude } = await prerender(
      <CacheProvider value={cache}>
        <AppFrame>
          <StaticRouter location={path}>{content}</StaticRouter>
        </AppFrame>
      </CacheProvider>,
      // Whole in one piece: what is outlined arrives by script, which a crawler does not run.
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow },
    );
    return new Response(prelude).text();
  };
  const stylesOf = (html: string) => constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { render, stylesOf };
}

/** React writes titles, metas and links before the content; they belong in the head. */
function splitMeta(html: string): { meta: string; content: string } {
  const [meta = ""] = /^(?:<(?:meta|link)[^>]*>|<title[^>]*>[^<]*<\/title>)*/.exec(html) ?? [];
  return { meta, content: html.slice(meta.length) };
}

function rethrow(error: unknown): never {
  throw error;
}
