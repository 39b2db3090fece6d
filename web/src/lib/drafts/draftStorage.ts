import { keptByTab } from "../browserStore.ts";

const prefix = "tieout-draft ";

/** What was typed into a form of this tab and not saved yet, or null. */
export function readDraft(key: string): Readonly<Record<string, string>> | null {
  const kept = keptByTab.read(prefix + key);
  return kept === null ? null : (JSON.parse(kept) as Record<string, string>); // written by keepDraft
}

/** Keeps what is typed until it is saved, through a reload and a lost session. */
export function keepDraft(key: string, values: Readonly<Record<string, string>>): void {
  keptByTab.keep(prefix + key, JSON.stringify(values));
}

/** Forgets a form that was saved. */
export function forgetDraft(key: string): void {
  keptByTab.forget(prefix + key);
}

/** Deletes the drafts of every form of this tab, so that nothing typed remains after signing out. */
export function forgetDrafts(): void {
  keptByTab.forgetAll(prefix);
}
