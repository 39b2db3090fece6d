import { paths } from "../../../config/paths.ts";
import { productName } from "../../../config/product.ts";

/** A page that the owner of a site has to write; until then it says so. */
export type LegalPage = {
  path: string;
  title: string;
  description: string;
  paragraphs: readonly string[];
};

export const privacyPage: LegalPage = {
  path: paths.privacy,
  title: "Privacy",
  description: `What ${productName} keeps of you and your files. The privacy notice of this site has not been published yet.`,
  paragraphs: [
    "This page is a placeholder. The privacy notice of this site has not been published yet, and nothing on this page is a legal statement.",
    `What the product itself does: your files, statements, adjustments and audit trail are kept under your account, and no other account can read them. Files are read to prepare your statement. Removing a file or clearing a project removes its data; the audit trail stays.`,
    "Until a notice is published here, ask whoever runs this site how your personal data is processed before you upload any.",
  ],
};

export const termsPage: LegalPage = {
  path: paths.terms,
  title: "Terms",
  description: `The terms of using ${productName}. The terms of this site have not been published yet.`,
  paragraphs: [
    "This page is a placeholder. The terms of this site have not been published yet, and nothing on this page is a contract.",
    `A statement prepared with ${productName} is yours to check and to sign. It shows its sources, its checks and its open points so that you can; it does not replace your judgement, nor an audit.`,
    "Until terms are published here, agree them with whoever runs this site before you rely on it.",
  ],
};

export const supportPage: LegalPage = {
  path: paths.support,
  title: "Support",
  description: `Where to ask about ${productName}. The owner of this site has not published an address yet.`,
  paragraphs: [
    "This page is a placeholder. The owner of this site has not published an address for support yet.",
    `What helps whoever answers: the name of the project, the version of the statement, and the words of the message you saw. Every error names a request; quote it. Leave the figures out: ${productName} finds the request without them.`,
  ],
};
