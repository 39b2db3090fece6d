import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { statusOfClaim } from "../record/statusOfClaim.ts";
import type { Run } from "./prepareVersion.ts";
import { refuseOtherEntities } from "./processOptions.ts";

/** What became of processing a project. */
type Processed = { version: number; status: ReturnType<typeof statusOfClaim>; tiesOut: boolean };

/** The run that makes a version of all that a project holds, with nothing changed by it. */
export function processing(project: ProjectRecord): Run<Processed> {
  return {
    problemCode: "statement_not_possible",
    needsStatement: false,
    amend: (input) => input,
    refuseEntities: (entities) => refuseOtherEntities(project, entities),
    record: (_change, { version, summary }) => {
      const status = statusOfClaim(summary, project.method);
      const { tiesOut, totals, draftReasons } = summary;
      const { unreconciledDifference, cashAtEnd } = totals;
      const [reason] = draftReasons;
      const outcome = reason ? `draft: ${reason.message}` : "it ties out";
      return {
        audit: [
          {
            action: "processing",
            description: `Statement version ${version} prepared, ${outcome}`,
            metadata: {
              version,
              status,
              tiesOut,
              unreconciledDifference,
              cashAtEnd,
            },
          },
        ],
        notice: { kind: "statement", version, status },
        value: { version, status, tiesOut },
      };
    },
  };
}
