export { runningSuite } from "./suite/runningSuite.ts";
export {
  localProjectId,
  outboxFolder,
  type Suite,
  type SuiteAddresses,
  type SuiteOptions,
  startSuite,
} from "./suite/startSuite.ts";
export type { SuitePorts } from "./suite/suitePorts.ts";
export { trimOutbox } from "./suite/trimOutbox.ts";
