import type { Letter } from "./Letter.ts";

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const [ink, quiet, paper, rule, green] = ["#12211B", "#4A5A53", "#FBFBF8", "#D9DED9", "#0F6B4F"];

/** A letter as HTML for mail programs: tables and inline styles, every value escaped. */
export function renderHtml(letter: Letter, unsubscribeUrl: string | null): string {
  const { subject, preview, heading, paragraphs, facts, action, because } = letter;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600">${escaped(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    facts.length === 0 ? "" : factTable(facts),
    action === null ? "" : button(action),
  ].join("\n");
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;${font};font-size:16px;line-height:24px;color:${ink};text-align:left">
<tr><td style="padding:0 0 24px;font-size:16px;font-weight:600;color:${green}">Tieout</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid ${rule}">
${body}
</td></tr>
<tr><td style="padding:24px 0 0;font-size:13px;line-height:20px;color:${quiet}">${footer(because, unsubscribeUrl)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factTable(facts: Letter["facts"]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${rule};color:${quiet}">${escaped(label)}</td><td align="right" style="padding:8px 0;border-top:1px solid ${rule};font-variant-numeric:lining-nums tabular-nums">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px">${rows.join("")}</table>`;
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:8px 0 0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;background:${green};color:#FFFFFF;font-weight:600;text-decoration:none;border-radius:6px">${escaped(label)}</a></p>`;
}

function footer(because: string, unsubscribeUrl: string | null): string {
  if (unsubscribeUrl === null) return escaped(because);
  return `${escaped(because)} <a href="${escaped(unsubscribeUrl)}" style="color:${quiet}">Stop these emails</a>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
