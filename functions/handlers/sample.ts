import { readFileSync } from "node:fs";
import { uploadPath } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { prepareVersion } from "../statements/process/prepareVersion.ts";
import { statusOfClaim } from "../statements/record/statusOfClaim.ts";
import { changeProject, type ProjectKey, readProject } from "../store/changeProject.ts";
import { insertProject } from "../store/insertProject.ts";
import { describeProject } from "../store/kinds/ProjectRecord.ts";
import { projectsOf } from "../store/paths.ts";
import { ingestUpload } from "../uploads/ingestUpload.ts";

const ENTITY = "Quayside Packaging Limited";

/** A company whose statement is made of its general ledger: every figure leads to its entries. */
const company = {
  framework: "IFRS",
  method: "indirect",
  currency: "GBP",
  entityName: ENTITY,
  period: { start: "2025-01-01", end: "2025-12-31" },
} as const;

/** Opens the sample company, which each user has once and nobody changes; or makes a copy to change. */
export const createSample: Handler<"createSample"> = async (
  { body: { isCopy } },
  { deps, caller: { uid } },
) => {
  const known = isCopy ? null : await findSample(deps, uid);
  if (known) return known;
  const name = isCopy ? "Quayside Packaging, 2025, my copy" : "Sample: Quayside Packaging, 2025";
  const description = isCopy ? "Copy of the sample company made" : "Sample company opened";
  const audit = { action: "project_created", description, metadata: { name } } as const;
  const { id: projectId } = await insertProject(deps, { uid, chosen: { ...company, name }, audit });
  const key = { uid, projectId };
  await fill(deps, key);
  if (!isCopy) await seal(deps, key);
  return describeProject(projectId, await readProject(deps, key), deps.now());
};

async function findSample(deps: Deps, uid: string) {
  const own = projectsOf(deps.db).where("ownerId", "==", uid).where("isSample", "==", true);
  const [found] = (await own.limit(1).get()).docs;
  return found ? describeProject(found.id, found.data(), deps.now()) : null;
}

/** Gives it its general ledger, and a statement made of that. */
async function fill(deps: Deps, key: ProjectKey): Promise<void> {
  const fileName = "general_ledger.csv";
  const place = { ...key, fileType: "general_ledger", uploadId: deps.newId(), fileName } as const;
  await deps.objects.write(uploadPath(place), readSample(), "text/csv");
  await ingestUpload(deps, place);
  await prepareVersion(deps, key, {
    problemCode: "statement_not_possible",
    needsStatement: false,
    amend: (input) => input,
    record: (_change, { version, summary }) => {
      const description = `Statement version ${version} of the sample company prepared`;
      const status = statusOfClaim(summary, company.method);
      return {
        audit: [{ action: "processing", description, metadata: { version, status } }],
        value: undefined,
      };
    },
  });
}

function seal(deps: Deps, key: ProjectKey): Promise<void> {
  return changeProject(deps, key, () => ({
    update: { isSample: true },
    audit: [{ action: "project_updated", description: "Made read only", metadata: {} }],
    value: undefined,
  }));
}

/** The ledger that is offered as a template too: beside the bundle, or where the site has it. */
function readSample(): Uint8Array<ArrayBuffer> {
  const isBuilt = !import.meta.url.endsWith(".ts");
  const path = isBuilt
    ? "./sample/general_ledger.csv"
    : "../../web/public/templates/general_ledger_template.csv";
  return new Uint8Array(readFileSync(new URL(path, import.meta.url)));
}
