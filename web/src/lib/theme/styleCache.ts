import createCache, { type EmotionCache } from "@emotion/cache";
import { StyleSheet } from "@emotion/sheet";
import { rulesMark } from "./rulesMark.ts";

/** What stylis hands to a plugin for a declaration: `user-select:none;`, and its name. */
type Declaration = { type: string; props: string | string[]; value: string; return: string };

/** A sheet that takes the tags of a written page where they stand: moved, they are read again. */
class StillSheet extends StyleSheet {
  override hydrate(tags: HTMLStyleElement[]): void {
    this.tags.push(...tags);
  }
}

/**
 * What Emotion keeps its rules in, when pages are written and in the browser. Safari knows
 * `user-select` by a name of its own; whatever else is used here has one name everywhere, so that
 * Emotion need not look at each declaration.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [nameForSafari] });
}

/** The same for a written page, whose rules are there already. */
export function adoptStyles(page: Document): EmotionCache {
  const cache = createStyleCache();
  cache.sheet = new StillSheet({ key: cache.key, container: page.head });
  for (const tag of page.querySelectorAll(`style[${rulesMark}]`)) {
    for (const name of tag.getAttribute(rulesMark)?.split(" ") ?? []) cache.inserted[name] = true;
  }
  return cache;
}

function nameForSafari(element: Declaration): void {
  if (element.type === "decl" && element.props === "user-select") {
    element.return = `-webkit-${element.value}${element.value}`;
  }
}
