/** The kinds of export, with the beginning and extension of their file names. */
const KINDS = {
  pdf: { prefix: "cash-flow-statement-", extension: ".pdf" },
  document: { prefix: "cash-flow-document-", extension: ".pdf" },
  excel: { prefix: "cash-flow-statement-", extension: ".xlsx" },
  json: { prefix: "cash-flow-statement-", extension: ".json" },
  workings: { prefix: "cash-flow-workings-", extension: ".txt" },
  disclosure_notes: { prefix: "disclosure-notes-", extension: ".docx" },
} as const;

export type ExportKind = keyof typeof KINDS;

/** A file name that no program can mistake for a path, a command or a device, whatever the project's name. */
export function exportFileName(kind: ExportKind, projectName: string): string {
  const { prefix, extension } = KINDS[kind];
  return `${prefix}${sanitise(projectName)}${extension}`;
}

const LONGEST = 80;

/** Letters and digits of any script, in words joined by single hyphens. */
function sanitise(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  const short = [...words].slice(0, LONGEST).join("").replace(/^-|-$/g, "");
  return short || "project";
}
