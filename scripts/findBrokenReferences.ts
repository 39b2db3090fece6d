import { dirname, join } from "node:path";

/** What a page names that is not there: paths in code, and links to files or to their headings. */
export function findBrokenReferences(page: string, project: ProjectFiles): string[] {
  const text = project.read(page);
  const paths = isRecord(page) ? [] : [...text.matchAll(IN_CODE)].map(([, path = ""]) => path);
  const links = [...text.matchAll(LINK)].map(([, link = ""]) => link);
  return [
    ...paths.filter((path) => isOurs(path, project) && !project.has(path.replace(/\/$/, ""))),
    ...links.filter((link) => !leadsSomewhere(link, page, project)),
  ];
}

/** The files of the project, by their paths from its root. */
export type ProjectFiles = {
  folders: readonly string[];
  has: (path: string) => boolean;
  read: (path: string) => string;
};

/** A path from the root of the project, as pages quote it. */
const IN_CODE = /`([\w.-]+(?:\/[\w.-]+)+\/?)`/g;

/** A link within the project, with the heading it may lead to. */
const LINK = /\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g;

/** What a reader fills in, and what a build or a person writes and nobody commits. */
const NOT_KEPT = /\/(?:NAME|MY|My|dist(?:\/|$)|\.env)/;

/** A record of a decision names what there was on its day; its links are to lead somewhere still. */
function isRecord(page: string): boolean {
  return page.startsWith("docs/decisions/");
}

/** Other paths are of the cloud, of an archive, or of what a run leaves. */
function isOurs(path: string, { folders }: ProjectFiles): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`)) && !NOT_KEPT.test(path);
}

function leadsSomewhere(link: string, page: string, project: ProjectFiles): boolean {
  const [file = "", heading] = link.split("#");
  const target = file === "" ? page : join(dirname(page), file).replace(/\/$/, "");
  if (!project.has(target)) return false;
  return heading === undefined || anchorsOf(project.read(target)).includes(heading);
}

/** The anchors that a page has for its headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-"),
  );
}
