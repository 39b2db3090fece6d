import type { RunProgress } from "@tieout/contract";
import type { learnExample } from "../ai/learnExample.ts";
import type { reportOnStatement } from "../ai/reportOnStatement.ts";
import type { writeExpert } from "../ai/writeExpert.ts";
import type { readArchive } from "../archive/readArchive.ts";
import type { writeExport } from "../exports/writeExport.ts";
import type { compareFrameworks } from "../statements/compareFrameworks.ts";
import type { compareYears } from "../statements/compareYears.ts";
import type { effectOfAdjustment } from "../statements/effectOfAdjustment.ts";
import type { effectOfRoles } from "../statements/effectOfRoles.ts";
import type { findAccountName } from "../statements/findAccountName.ts";
import type { findAccounts } from "../statements/findAccounts.ts";
import type { findLine } from "../statements/findLine.ts";
import type { findProblems } from "../statements/findProblems.ts";
import type { makeVersion } from "../statements/makeVersion.ts";
import type { restateVersion } from "../statements/restateVersion.ts";
import type { writeAccounts } from "../statements/writeAccounts.ts";
import type { writeCashFlow } from "../statements/writeCashFlow.ts";
import type { writeWorkings } from "../statements/writeWorkings.ts";
import type { validateFile } from "../uploads/validateFile.ts";
import type { validateLedger } from "../uploads/validateLedger.ts";

type Tasks = {
  readArchive: typeof readArchive;
  makeVersion: typeof makeVersion;
  restateVersion: typeof restateVersion;
  findProblems: typeof findProblems;
  findAccountName: typeof findAccountName;
  compareFrameworks: typeof compareFrameworks;
  effectOfAdjustment: typeof effectOfAdjustment;
  effectOfRoles: typeof effectOfRoles;
  findAccounts: typeof findAccounts;
  findLine: typeof findLine;
  compareYears: typeof compareYears;
  writeCashFlow: typeof writeCashFlow;
  writeAccounts: typeof writeAccounts;
  writeWorkings: typeof writeWorkings;
  writeExpert: typeof writeExpert;
  writeExport: typeof writeExport;
  reportOnStatement: typeof reportOnStatement;
  learnExample: typeof learnExample;
  validateFile: typeof validateFile;
  validateLedger: typeof validateLedger;
};

export type TaskName = keyof Tasks;
export type TaskRequest<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskAnswer<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

/** Says how far a task has come. */
export type Tell = (progress: RunProgress) => void;

type ThreadTasks = {
  [Name in TaskName]: (request: TaskRequest<Name>, tell: Tell) => Promise<TaskAnswer<Name>>;
};

/**
 * What takes long where there is much data: plain data in, plain data out. Each is loaded when it is
 * first done, so that a thread loads no more than it needs.
 */
export const threadTasks: ThreadTasks = {
  readArchive: async (request) => (await import("../archive/readArchive.ts")).readArchive(request),
  makeVersion: async (request, tell) =>
    (await import("../statements/makeVersion.ts")).makeVersion(request, tell),
  restateVersion: async (request) =>
    (await import("../statements/restateVersion.ts")).restateVersion(request),
  findProblems: async (request) =>
    (await import("../statements/findProblems.ts")).findProblems(request),
  findAccountName: async (request) =>
    (await import("../statements/findAccountName.ts")).findAccountName(request),
  compareFrameworks: async (request) =>
    (await import("../statements/compareFrameworks.ts")).compareFrameworks(request),
  effectOfAdjustment: async (request) =>
    (await import("../statements/effectOfAdjustment.ts")).effectOfAdjustment(request),
  effectOfRoles: async (request) =>
    (await import("../statements/effectOfRoles.ts")).effectOfRoles(request),
  compareYears: async (request) =>
    (await import("../statements/compareYears.ts")).compareYears(request),
  writeCashFlow: async (request) =>
    (await import("../statements/writeCashFlow.ts")).writeCashFlow(request),
  findAccounts: async (request) =>
    (await import("../statements/findAccounts.ts")).findAccounts(request),
  findLine: async (request) => (await import("../statements/findLine.ts")).findLine(request),
  writeAccounts: async (request) =>
    (await import("../statements/writeAccounts.ts")).writeAccounts(request),
  writeWorkings: async (request) =>
    (await import("../statements/writeWorkings.ts")).writeWorkings(request),
  writeExpert: async (request) => (await import("../ai/writeExpert.ts")).writeExpert(request),
  writeExport: async (request) => (await import("../exports/writeExport.ts")).writeExport(request),
  reportOnStatement: async (request) =>
    (await import("../ai/reportOnStatement.ts")).reportOnStatement(request),
  learnExample: async (request) => (await import("../ai/learnExample.ts")).learnExample(request),
  validateFile: async (request) =>
    (await import("../uploads/validateFile.ts")).validateFile(request),
  validateLedger: async (request) =>
    (await import("../uploads/validateLedger.ts")).validateLedger(request),
};
