/** A page as React wrote it: what its head says of it, its styles as tags, and its content. */
export type WrittenPage = {
  readonly meta: string;
  readonly styles: string;
  readonly content: string;
};

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const scripts = /<script type="module"|<link rel="modulepreload"/g;
const root = /<div id="root">([\s\S]*?)<\/div>/;

/**
 * A public page: its own head and content in the template, and the scripts of its screen. Where the
 * signed-in have a screen at the same address, they wait in its frame instead (`start.css`).
 */
export function publicPageHtml(
  template: string,
  page: WrittenPage & { readonly path: string; readonly frame: string | null },
  chunks: readonly string[],
): string {
  const preloads = chunks
    .filter((chunk) => !template.includes(chunk))
    .map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`);
  const written = template.replace("</head>", () => `${preloads.join("")}</head>`);
  const frame = page.frame === null ? "" : `<div class="frame" id="waiting">${page.frame}</div>`;
  return withParts(
    written,
    page,
    () => `<div id="root" data-page="${page.path}">${page.content}</div>${frame}`,
  );
}

/** The page of a signed-in address: the frame of its screen, which search engines pass by. */
export function framePageHtml(template: string, frame: WrittenPage): string {
  const meta = `<meta name="robots" content="noindex">${frame.meta}`;
  return withParts(template, { ...frame, meta }, (waiting) => {
    return `<div id="root"><div class="frame">${frame.content}</div>${waiting}</div>`;
  });
}

/** What is painted comes before the scripts, which only make it answer. */
function withParts(
  template: string,
  { meta, styles }: WrittenPage,
  body: (waiting: string) => string,
): string {
  const sheets = template.match(styleSheet) ?? [];
  return template
    .replace(styleSheet, "")
    .replace("<!--page-head-->", () => [...sheets, meta, styles].join(""))
    .replace(root, (_root, waiting: string) => body(waiting))
    .replace(scripts, '$& fetchpriority="low"');
}
