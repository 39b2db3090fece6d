import { rulesMark } from "../src/lib/theme/rulesMark.ts";

/** A style by the name Emotion knows it by; a global one has a tag of its own. */
export type Style = { readonly name: string; readonly css: string; readonly isGlobal: boolean };

/** The tags the browser's Emotion finds what is already styled by (`lib/theme/styleCache.ts`). */
export function styleTags(styles: readonly Style[]): string {
  const globals = styles.filter(({ isGlobal }) => isGlobal);
  const rules = styles.filter(({ isGlobal }) => !isGlobal);
  const names = rules.map(({ name }) => name).join(" ");
  return (
    globals.map(({ name, css }) => tag(`data-emotion="css-global ${name}"`, css)).join("") +
    tag(`${rulesMark}="${names}"`, rules.map(({ css }) => css).join(""))
  );
}

/** Emotion moves what is not marked (`data-s`) into the head, and the page is styled again. */
function tag(mark: string, css: string): string {
  return `<style ${mark} data-s="">${css}</style>`;
}
