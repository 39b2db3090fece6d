import type { Input, Project } from "@tieout/contract";
import {
  type Framework,
  type Policies,
  type PolicyKey,
  resolvePolicies,
  textKinds,
} from "@tieout/core";
import { periodStartOf } from "../../../lib/format/periodStartOf.ts";

/** What the settings dialog holds while it is open. */
export type SettingsDraft = {
  name: string;
  /** Empty where nobody has said whose statement it is. */
  entityName: string;
  framework: Framework;
  method: Project["method"];
  currency: Project["currency"];
  policies: Policies;
  chart: Project["chart"];
  /** ISO dates, empty where none is given. */
  periodStart: string;
  periodEnd: string;
  /** Whether the entity begins with this period, so that it opens with nothing. */
  isFirstPeriod: boolean;
  processesAutomatically: boolean;
  /** What the statement is shown in. */
  presentationUnit: Project["presentationUnit"];
};

type Changes = Input<"updateProject">["body"];

/** A project's settings with its framework's defaults filled in. */
export function settingsOf(project: Project): SettingsDraft {
  const { name, framework, method, currency, chart, period } = project;
  return {
    name,
    framework,
    method,
    currency,
    chart,
    entityName: project.entityName ?? "",
    policies: policiesUnder(framework, project.policies),
    periodStart: period?.start ?? "",
    periodEnd: period?.end ?? "",
    isFirstPeriod: project.isFirstPeriod,
    processesAutomatically: project.processesAutomatically,
    presentationUnit: project.presentationUnit,
  };
}

/** The draft under another framework: its own defaults, since each forbids what others allow. */
export function withFramework(draft: SettingsDraft, framework: Framework): SettingsDraft {
  return { ...draft, framework, policies: policiesUnder(framework, {}) };
}

/** The draft with a policy chosen; another main activity opens and closes other choices. */
export function withPolicy<Key extends PolicyKey>(
  draft: SettingsDraft,
  key: Key,
  value: Policies[Key],
): SettingsDraft {
  const policies =
    key === "specifiedMainBusinessActivity"
      ? policiesUnder(draft.framework, { [key]: value })
      : { ...draft.policies, [key]: value };
  return { ...draft, policies };
}

/** The draft with another end of the period; its start follows, and can still be changed. */
export function withPeriodEnd(draft: SettingsDraft, periodEnd: string): SettingsDraft {
  const isDerived = draft.periodStart === periodStartOf(draft.periodEnd);
  const periodStart = isDerived ? periodStartOf(periodEnd) : draft.periodStart;
  return { ...draft, periodEnd, periodStart };
}

/** What the draft changes of the project: only that is sent. */
export function changesOf(project: Project, draft: SettingsDraft): Changes {
  const before = settingsOf(project);
  const isOther = (field: keyof SettingsDraft) =>
    JSON.stringify(before[field]) !== JSON.stringify(draft[field]);
  const hasPeriod = draft.periodStart !== "" && draft.periodEnd !== "";
  return {
    ...(isOther("name") && { name: draft.name.trim() }),
    ...(isOther("entityName") && { entityName: draft.entityName.trim() || null }),
    ...(isOther("framework") && { framework: draft.framework }),
    ...(isOther("method") && { method: draft.method }),
    ...(isOther("currency") && { currency: draft.currency }),
    ...(isOther("isFirstPeriod") && { isFirstPeriod: draft.isFirstPeriod }),
    ...(isOther("processesAutomatically") && {
      processesAutomatically: draft.processesAutomatically,
    }),
    ...(isOther("presentationUnit") && { presentationUnit: draft.presentationUnit }),
    ...(isOther("chart") && { chart: draft.chart }),
    ...((isOther("framework") || isOther("policies")) && { policies: draft.policies }),
    ...((isOther("periodStart") || isOther("periodEnd")) && {
      period: hasPeriod ? { start: draft.periodStart, end: draft.periodEnd } : null,
    }),
  };
}

const { longest: longestName } = textKinds.projectName;

/** What is wrong with the draft, in words; null when it can be saved. */
export function settingsProblem(draft: SettingsDraft): string | null {
  const { name, entityName, periodStart, periodEnd } = draft;
  if (name.trim() === "") return "Give the project a name.";
  if (name.trim().length > longestName) return `The name has more than ${longestName} characters.`;
  if (entityName.trim().length > longestName)
    return `The entity's name has more than ${longestName} characters.`;
  if ((periodStart === "") !== (periodEnd === ""))
    return "Give both ends of the period, or neither.";
  if (periodStart !== "" && periodStart >= periodEnd) return "The period ends before it starts.";
  return null;
}

function policiesUnder(framework: Framework, chosen: Project["policies"]): Policies {
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined);
  const resolved = resolvePolicies(framework, Object.fromEntries(given));
  if (resolved.ok) return resolved.value;
  const defaults = resolvePolicies(framework, {});
  if (!defaults.ok) throw new Error(`${framework} forbids its own defaults`);
  return defaults.value;
}
