export {
  acceptAttribute,
  acceptedInWords,
  contentTypeOf,
  isLargeLedger,
  mostBytesInWords,
  mostBytesOf,
  readingMsOf,
} from "./acceptedFiles.ts";
export { type Allowance, type AllowanceName, allowances } from "./allowances.ts";
export {
  type Api,
  api,
  type EndpointName,
  endpoint,
  endpointNames,
  type Input,
  type PathParameters,
  type Reply,
} from "./api.ts";
export { apiPath } from "./apiPath.ts";
export type { Endpoint } from "./Endpoint.ts";
export { exportFormats, exportKinds } from "./exportKinds.ts";
export { findMisfits, isReadFor } from "./findMisfits.ts";
export { firstEndpoints } from "./firstEndpoints.ts";
export { isListOfAccounts } from "./isListOfAccounts.ts";
export { limits, REGION } from "./limits.ts";
export { openApiDocument } from "./openApiDocument.ts";
export {
  isLastYears,
  isUsed,
  type OpeningSource,
  type Openings,
  openingsOf,
  sourceOf,
} from "./openings.ts";
export { type OtherCurrency, otherCurrencyOf } from "./otherCurrency.ts";
export { canBeParameter } from "./pathParameters.ts";
export { type ProblemBody, problemBody } from "./problemBody.ts";
export { type ProblemCode, problemMessages, problemStatuses } from "./problemCodes.ts";
export { isSufficient, type Readiness, readinessOf } from "./readiness.ts";
export { accountSummary, rollForwardRow, workingsRow } from "./schemas/account.ts";
export {
  type AdjustmentBody,
  type AdjustmentEffect,
  type AdjustmentRecord,
  adjustment,
  adjustmentBody,
  type LineChange,
} from "./schemas/adjustment.ts";
export {
  type AiExpert,
  type AiFinding,
  type AiGeneration,
  type AiImprovements,
  type AiReclassification,
  type AiRun,
  type AiValidation,
  type AuditNoteRecord,
  auditNote,
  decision,
  finding,
  type LearnedExample,
  learnedExample,
  type StatementValidation,
} from "./schemas/analysis.ts";
export { type AuditEntry, auditEntry } from "./schemas/audit.ts";
export { disclosureNote, type ExportRecord, exportRecord } from "./schemas/export.ts";
export {
  currencyWritten,
  type Difference,
  difference,
  type FileControl,
  type FileDetail,
  type FileMatching,
  type FilePreview,
  fileDetail,
  fileType,
  givenMatching,
  type LedgerPlacing,
  type LedgerTogether,
  saidSides,
  type UploadedFile,
  uploadedFile,
} from "./schemas/file.ts";
export type { OwnData } from "./schemas/ownData.ts";
export type { Page, PageQuery } from "./schemas/page.ts";
export {
  type DeletedProject,
  type OpeningDifference,
  openingDecision,
  type Project,
  type RunProgress,
  runProgress,
  updateProjectBody,
} from "./schemas/project.ts";
export { check, draftReason, statementControl } from "./schemas/proof.ts";
export {
  type NotificationKind,
  type Notifications,
  notificationKinds,
  notifications,
  type ServiceProbe,
} from "./schemas/settings.ts";
export {
  type CashFlow,
  type ComparedLine,
  type ComparedStatement,
  comparedLine,
  disclosure,
  nonCashTransaction,
  statementPeriod,
} from "./schemas/statement.ts";
export {
  exportedAdjustment,
  statementExport,
  statementExportSchema,
} from "./schemas/statementExport.ts";
export {
  type LedgerEntry,
  methodStatement,
  statementLine,
  statementTotals,
} from "./schemas/statementLine.ts";
export {
  amount,
  currency,
  framework,
  method,
  policies,
  projectStatus,
  role,
  word,
} from "./schemas/values.ts";
export {
  anchorPath,
  entriesPath,
  exportPath,
  finishedPath,
  isJoinedPath,
  joinedPath,
  parsedFolder,
  parsedFolderOf,
  parsedPath,
  parseUploadPath,
  projectFolders,
  projectOfPath,
  readingsPath,
  recordOfPath,
  statementPath,
  storedFolders,
  tracePath,
  type UploadPath,
  uploadPath,
  uploadsFolder,
  yearEndPath,
} from "./storagePaths.ts";
