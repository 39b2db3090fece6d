/** robots.txt and sitemap.xml, by name: which pages there are to find. */
export function crawlerFiles(pages: readonly string[], site: string): [string, string][] {
  const entries = pages.map((path) => `  <url><loc>${site}${path}</loc></url>\n`);
  return [
    ["robots.txt", `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`],
    [
      "sitemap.xml",
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`,
    ],
  ];
}
