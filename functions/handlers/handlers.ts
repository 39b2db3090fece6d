import type { Handlers } from "../app/Handlers.ts";
import {
  listAccounts,
  previewAccountMappings,
  putAccountMapping,
  putAccountMappings,
  putAccountTraits,
} from "./accounts.ts";
import {
  confirmAdjustment,
  createAdjustment,
  listAdjustments,
  replaceAdjustment,
  reverseAdjustment,
} from "./adjustments.ts";
import {
  checkCategorization,
  decideFinding,
  detectAnomalies,
  listAiValidations,
  reviewCashFlow,
  writeAuditNotes,
} from "./analysis.ts";
import { getArchive, restoreProject } from "./archive.ts";
import { listAuditTrail, verifyAuditTrail } from "./audit.ts";
import { decideAuditNote, listAuditNotes } from "./auditNotes.ts";
import { getColumnLine } from "./columnLine.ts";
import { deleteProject, listDeletedProjects, restoreDeletedProject } from "./deletedProjects.ts";
import { openUnsubscribe, sendTestEmail, sendWelcomeEmail, unsubscribe } from "./email.ts";
import {
  forgetExampleCashFlow,
  generateAiCashFlow,
  getAiExpert,
  suggestImprovements,
  uploadExampleCashFlow,
  validateCashFlow,
} from "./expert.ts";
import {
  createExport,
  downloadExport,
  exportDisclosureNotes,
  exportWorkings,
  getExport,
  listDisclosureNotes,
  listExports,
  putDisclosureNote,
} from "./exports.ts";
import {
  acceptFile,
  forgetFileMapping,
  getFile,
  putFileMapping,
  retryFile,
  takeBackAcceptance,
} from "./fileReadings.ts";
import { addFile, listFiles, selectFile, uploadFile } from "./files.ts";
import { listLedgerEntries } from "./ledgerEntries.ts";
import { acceptLedger, takeBackLedger } from "./ledgerTogether.ts";
import { moveFile } from "./moveFile.ts";
import { decideOpening, listOpeningDifferences, startNextYear } from "./nextYear.ts";
import { deleteOwnData, getOwnData } from "./ownData.ts";
import { previewAdjustment } from "./previewAdjustment.ts";
import {
  clearProject,
  createProject,
  getDashboardStats,
  getProject,
  listProjects,
  updateProject,
} from "./projects.ts";
import { listRemovedFiles, removeFile, restoreFile } from "./removedFiles.ts";
import { listRollForward } from "./rollForward.ts";
import { createSample } from "./sample.ts";
import { getHealth, getOpenApi } from "./service.ts";
import {
  compareCashFlow,
  confirmCheck,
  getCashFlow,
  getWorkings,
  processProject,
  verifyLine,
} from "./statements.ts";
import { getStatus } from "./status.ts";
import { getUser, getUserSettings, putUserSettings, updateUser } from "./user.ts";

/** Every call of the contract and what answers it. */
export const handlers: Handlers = {
  getHealth,
  getOpenApi,
  getUser,
  updateUser,
  getOwnData,
  deleteOwnData,
  getUserSettings,
  putUserSettings,
  sendWelcomeEmail,
  sendTestEmail,
  openUnsubscribe,
  unsubscribe,
  getStatus,
  listProjects,
  createProject,
  createSample,
  getProject,
  updateProject,
  deleteProject,
  listDeletedProjects,
  restoreDeletedProject,
  restoreProject,
  getArchive,
  startNextYear,
  listOpeningDifferences,
  decideOpening,
  getDashboardStats,
  uploadFile,
  listFiles,
  getFile,
  putFileMapping,
  forgetFileMapping,
  acceptFile,
  takeBackAcceptance,
  retryFile,
  selectFile,
  addFile,
  acceptLedger,
  takeBackLedger,
  moveFile,
  removeFile,
  listRemovedFiles,
  restoreFile,
  processProject,
  clearProject,
  compareCashFlow,
  getCashFlow,
  getColumnLine,
  verifyLine,
  confirmCheck,
  getWorkings,
  listAccounts,
  listLedgerEntries,
  listRollForward,
  putAccountMapping,
  putAccountMappings,
  previewAccountMappings,
  putAccountTraits,
  listAdjustments,
  createAdjustment,
  confirmAdjustment,
  replaceAdjustment,
  reverseAdjustment,
  previewAdjustment,
  createExport,
  getExport,
  exportWorkings,
  exportDisclosureNotes,
  listExports,
  downloadExport,
  listDisclosureNotes,
  putDisclosureNote,
  listAiValidations,
  detectAnomalies,
  checkCategorization,
  reviewCashFlow,
  writeAuditNotes,
  decideFinding,
  listAuditNotes,
  decideAuditNote,
  getAiExpert,
  uploadExampleCashFlow,
  forgetExampleCashFlow,
  generateAiCashFlow,
  validateCashFlow,
  suggestImprovements,
  listAuditTrail,
  verifyAuditTrail,
};
