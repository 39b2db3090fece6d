import type { Letter } from "./Letter.ts";

/** What a new user gets, when they ask for it. */
export function welcomeLetter({ name, siteUrl }: { name: string; siteUrl: string }): Letter {
  return {
    subject: "Welcome to Tieout",
    preview: "Three steps to a cash flow statement that ties out.",
    heading: name === "" ? "Welcome to Tieout" : `Welcome to Tieout, ${name}`,
    paragraphs: [
      "Upload a trial balance, a balance sheet with a profit and loss, or a general ledger. Tieout finds out what each account is and prepares the cash flow statement by both methods.",
      "Look at what is in review: each point says what is missing and opens the form that resolves it. Every figure opens to the account and the row of your file it came from.",
      "When opening cash, the lines and closing cash agree to the cent, export the statement with its workings.",
    ],
    facts: [],
    action: { label: "Open Tieout", url: siteUrl },
    because: "You asked for this email on the settings page of your account.",
  };
}

/** Proof that messages arrive. */
export function testLetter({ siteUrl, at }: { siteUrl: string; at: Date }): Letter {
  return {
    subject: "Tieout test email",
    preview: "Emails from Tieout reach you.",
    heading: "Emails from Tieout reach you",
    paragraphs: ["This is the test email you asked for. There is nothing to do."],
    facts: [["Sent", `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`]],
    action: { label: "Open settings", url: `${siteUrl}/auth-settings` },
    because: "You asked for this email on the settings page of your account.",
  };
}

type StatementFacts = {
  projectName: string;
  version: number;
  /** Why the statement does not tie out; null where it does. */
  draftReason: string | null;
  openPoints: number;
  siteUrl: string;
};

/** A statement was prepared. */
export function processedLetter(facts: StatementFacts): Letter {
  const { projectName } = facts;
  return {
    ...statementLetter(facts),
    subject: `Statement processed: ${projectName}`,
    preview: `Version ${facts.version} is ready.`,
    heading: "Your statement is ready",
    paragraphs: [`The cash flow statement of “${projectName}” has been prepared.`],
    because: "You get this because you asked to hear when a statement is processed.",
  };
}

/** A statement was prepared and needs a person. */
export function reviewLetter(facts: StatementFacts): Letter {
  const { projectName, draftReason } = facts;
  const open =
    draftReason === null
      ? "It ties out, and some lines need your judgement before it is complete."
      : `It is a draft: ${draftReason}`;
  return {
    ...statementLetter(facts),
    subject: `Needs review: ${projectName}`,
    preview: `Version ${facts.version} needs your review.`,
    heading: "A statement needs your review",
    paragraphs: [`The cash flow statement of “${projectName}” has been prepared. ${open}`],
    because: "You get this because you asked to hear when a statement needs review.",
  };
}

function statementLetter({ version, draftReason, openPoints, siteUrl }: StatementFacts) {
  return {
    facts: [
      ["Version", String(version)],
      ["Ties out", draftReason === null ? "Yes" : `No, it is a draft: ${draftReason}`],
      ["Open points", String(openPoints)],
    ],
    action: { label: "Open the statement", url: `${siteUrl}/cash-flow` },
  } as const;
}

type ExportFacts = { projectName: string; fileName: string; siteUrl: string };

/** An export can be downloaded. */
export function exportLetter({ projectName, fileName, siteUrl }: ExportFacts): Letter {
  return {
    subject: `Export ready: ${projectName}`,
    preview: `${fileName} can be downloaded.`,
    heading: "Your export is ready",
    paragraphs: [`An export of “${projectName}” has been made. Sign in to download it.`],
    facts: [["File", fileName]],
    action: { label: "Open exports", url: `${siteUrl}/export` },
    because: "You get this because you asked to hear when an export is ready.",
  };
}
