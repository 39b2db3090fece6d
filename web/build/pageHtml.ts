/** A page as React wrote it: what its head says of it, its styles as tags, and its content. */
export type WrittenPage = {
  readonly meta: string;
  readonly styles: string;
  readonly content: string;
};

const styleSheet = /\s*<link rel="stylesheet"[^>]*>/g;
const scripts = /<script type="module"|<link rel="modulepreload"/g;
const startScript = '<script src="/start.js"';
const root = /<div id="root">([\s\S]*?)<\/div>/;

/** The scripts that a page's screen loads besides the app's own: whoever comes, or the signed-in alone. */
export type PageScripts = {
  readonly everybody: readonly string[];
  readonly signedIn?: readonly string[];
};

/**
 * A public page: its own head and content in the template. Where the signed-in have a screen at the
 * same address, they wait in its frame instead (`start.css`).
 */
export function publicPageHtml(
  template: string,
  page: WrittenPage & { readonly path: string; readonly frame: string | null },
  scripts: PageScripts,
): string {
  const frame = page.frame === null ? "" : `<div class="frame" id="waiting">${page.frame}</div>`;
  return withParts(
    withScripts(template, scripts),
    page,
    () => `<div id="root" data-page="${page.path}">${page.content}</div>${frame}`,
  );
}

/** The page of a signed-in address: the frame of its screen, which search engines pass by. */
export function framePageHtml(
  template: string,
  frame: WrittenPage,
  scripts: readonly string[],
): string {
  const meta = `<meta name="robots" content="noindex">${frame.meta}`;
  const withAll = withScripts(template, { everybody: scripts });
  return withParts(withAll, { ...frame, meta }, (waiting) => {
    return `<div id="root"><div class="frame">${frame.content}</div>${waiting}</div>`;
  });
}

/**
 * Scripts that are asked for with the page, not one after the other: those of everybody in the page,
 * those of the signed-in by `start.js`, which knows who has a session. Those in the page come after
 * what is painted; Chromium lets none that a script asks for wait.
 */
function withScripts(template: string, { everybody, signedIn = [] }: PageScripts): string {
  const added = (chunks: readonly string[]) => chunks.filter((chunk) => !template.includes(chunk));
  const preloads = added(everybody).map(
    (chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`,
  );
  const addresses = added(signedIn).map((chunk) => `/${chunk}`);
  return template
    .replace("</head>", () => `${preloads.join("")}</head>`)
    .replace(startScript, (tag) =>
      addresses.length === 0 ? tag : `${tag} data-scripts="${addresses.join(" ")}"`,
    );
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
