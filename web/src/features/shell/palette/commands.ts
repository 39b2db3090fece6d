import type { CashFlow } from "@tieout/contract";
import { accountLabel, type Method, roles } from "@tieout/core";
import { accountPath, formPath, paths, projectSettingsSearch } from "../../../config/paths.ts";
import { navigation } from "../navigation.ts";

/** Something the palette leads to: a screen, an action, a line, an account. */
export type Command = {
  id: string;
  group: string;
  label: string;
  to: string;
  /** What it is also found by. */
  alias?: string;
};

const screens: readonly Command[] = navigation.map(({ label, to }) => ({
  id: `screen ${to}`,
  group: "Screens",
  label,
  to,
}));

const changes = actionsOf([
  { label: "Write a journal", to: formPath("journal") },
  { label: "Enter a disposal", to: formPath("disposal") },
  { label: "Enter both flows of a net line", to: formPath("gross-up") },
  { label: "Enter a non-cash transaction", to: formPath("non-cash") },
  { label: "Enter dividends", to: formPath("dividends") },
  { label: "Reclassify an account", to: formPath("reclassification") },
  { label: "Override a line", to: formPath("override") },
  { label: "Give accounts their roles", to: `${paths.cashFlow}#accounts` },
]);

/** What is offered once there is a statement that the next year can open with. */
const afterwards = actionsOf([
  { label: "Start next year's project", to: projectSettingsSearch("") },
]);

const actions = actionsOf([
  { label: "Change the project's settings", to: projectSettingsSearch("") },
  { label: "Read the method and the glossary", to: paths.help },
]);

function actionsOf(found: readonly Pick<Command, "label" | "to">[]): readonly Command[] {
  return found.map(({ label, to }) => ({ id: `action ${label}`, group: "Actions", label, to }));
}

/** All that can be gone to from here; the sample is not changed. */
export function commandsOf(cashFlow: CashFlow | undefined, isSample: boolean): Command[] {
  const { accounts = [], version = null } = cashFlow ?? {};
  return [
    ...screens,
    ...(isSample ? [] : changes),
    ...(isSample || version === null ? [] : afterwards),
    ...actions,
    ...linesOf(cashFlow),
    ...accounts.map(({ code, name, role }) => ({
      id: `account ${code}`,
      group: "Accounts",
      label: accountLabel(code, name),
      to: accountPath(code),
      ...(role !== null && { alias: roles[role].label }),
    })),
  ];
}

/** The lines of the project's method, and those that the other method alone has. */
function linesOf(cashFlow: CashFlow | undefined): Command[] {
  if (!cashFlow) return [];
  const { lines, method, statements } = cashFlow;
  const other: Method = method === "direct" ? "indirect" : "direct";
  const known = new Set(lines.map(({ lineItem }) => lineItem));
  const others = (statements?.[other].lines ?? []).filter(({ lineItem }) => !known.has(lineItem));
  return [
    ...lines.map(({ id, lineItem }) => lineCommand(id, lineItem)),
    ...others.map(({ id, lineItem }) => lineCommand(id, `${lineItem} (${other} method)`)),
  ];
}

function lineCommand(id: string, label: string): Command {
  return { id: `line ${id}`, group: "Lines", label, to: linePath(id) };
}

function linePath(line: string): string {
  return `${paths.cashFlow}?${new URLSearchParams({ line })}`;
}

/** Nobody reads more of a group before typing on. */
const MOST = 8;

/** The commands that hold every typed word, the first few of each group. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = new Map<string, number>();
  return commands.filter(({ label, group, alias = "" }) => {
    const text = `${label} ${alias}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= MOST;
  });
}
