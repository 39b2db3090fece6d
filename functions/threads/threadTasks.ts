/**
 * What takes long where there is much data: plain data in, plain data out. Each is loaded when it is
 * first done, so that a thread loads no more than it needs.
 */
export const threadTasks = {
  readArchive: async () => (await import("../archive/readArchive.ts")).readArchive,
  makeVersion: async () => (await import("../statements/versions/makeVersion.ts")).makeVersion,
  restateVersion: async () =>
    (await import("../statements/versions/restateVersion.ts")).restateVersion,
  findProblems: async () => (await import("../statements/inputs/findProblems.ts")).findProblems,
  findAccountName: async () =>
    (await import("../statements/inputs/findAccountName.ts")).findAccountName,
  compareFrameworks: async () =>
    (await import("../statements/compare/compareFrameworks.ts")).compareFrameworks,
  effectOfAdjustment: async () =>
    (await import("../statements/compare/effectOfAdjustment.ts")).effectOfAdjustment,
  effectOfRoles: async () => (await import("../statements/compare/effectOfRoles.ts")).effectOfRoles,
  findAccounts: async () => (await import("../statements/answers/findAccounts.ts")).findAccounts,
  findColumnLine: async () =>
    (await import("../statements/answers/findColumnLine.ts")).findColumnLine,
  findLine: async () => (await import("../statements/answers/findLine.ts")).findLine,
  compareYears: async () => (await import("../statements/compare/compareYears.ts")).compareYears,
  writeCashFlow: async () => (await import("../statements/answers/writeCashFlow.ts")).writeCashFlow,
  writeAccounts: async () => (await import("../statements/answers/writeAccounts.ts")).writeAccounts,
  writeRollForward: async () =>
    (await import("../statements/answers/writeRollForward.ts")).writeRollForward,
  writeWorkings: async () => (await import("../statements/answers/writeWorkings.ts")).writeWorkings,
  writeExpert: async () => (await import("../ai/writeExpert.ts")).writeExpert,
  writeExport: async () => (await import("../exports/writeExport.ts")).writeExport,
  reportOnStatement: async () => (await import("../ai/reportOnStatement.ts")).reportOnStatement,
  learnExample: async () => (await import("../ai/learnExample.ts")).learnExample,
  validateFile: async () => (await import("../uploads/validateFile.ts")).validateFile,
  validateLedger: async () => (await import("../uploads/validateLedger.ts")).validateLedger,
};

export type TaskName = keyof typeof threadTasks;
