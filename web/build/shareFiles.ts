/** What the bundler knows of a module, and of who asks for it. */
type ModuleInfo = {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

const entry = /\/(?:index\.html|src\/main\.tsx)$/;
const visitors =
  /\/src\/app\/routes\/(?:LandingRoute|publicRoutes|UnsubscribeRoute|NotFoundPage)\.tsx$/;
const identity = /\/src\/lib\/firebase\/identity\.ts$/;
const shell = /\/src\/app\/SignedInLayout\.tsx$/;
const statement = /\/src\/app\/routes\/CashFlowRoute\.tsx$/;

/** What reads and checks an answer: the identity service needs it before anything of the API. */
const reader = /\/node_modules\/zod\//;

/** Imported whole and used in part: only the bundler knows which of it a screen needs. */
export const barrels = /\/(?:core|contract)\/[^?]*\.ts$/;

/** A few lines of the core that nearly every screen uses: a file of their own would cost more than they weigh. */
const everywhere =
  /\/core\/(?:text\/(?:accountLabel|addDays|beginsLikeFormula|cutText)|money\/(?:separateThousands|formatMinor|Minor|minorOf|parseMinor|currencyCodes)|classify\/Classification|statement\/(?:doubts\/listOpenPoints|describe\/statusLabel)|tabulate\/(?:describePeriod|presentStatement)|policies\/frameworkNames)\.ts$/;

/** What was found out of a module: the bundler is slow to answer, and asked of each by all that it brings. */
type Known = {
  readonly infos: Map<string, ModuleInfo | null>;
  readonly everywhere: Map<string, boolean>;
};

/**
 * Says for one build which file a module that is shared comes in: what everybody runs, what visitors
 * and the signed-in both do, what reads an answer, what signing in takes, what stands around every
 * signed-in screen, what the statement shares with other screens, what only others share. A few files
 * instead of one for each set of screens that share something, because every file costs a way there
 * and back on a phone's connection, and its pieces each a task of the page. What one screen uses stays
 * with it. Only asked once all modules are known: what is found out of one is kept.
 */
export function shareFiles(): (id: string, modules: Modules) => string | null {
  const known: Known = { infos: new Map(), everywhere: new Map() };
  return (id, modules) => sharedFileOf(id, infoOf(known, modules), known);
}

type InfoOf = Modules["getModuleInfo"];

function infoOf({ infos }: Known, modules: Modules): InfoOf {
  return (id) => {
    const found = infos.get(id);
    if (found !== undefined) return found;
    const info = modules.getModuleInfo(id);
    // The bundler makes a list anew each time it is read
    const kept = info && {
      isEntry: info.isEntry,
      importers: info.importers,
      dynamicImporters: info.dynamicImporters,
    };
    infos.set(id, kept);
    return kept;
  };
}

function sharedFileOf(id: string, info: InfoOf, known: Known): string | null {
  if (isEverywhere(id, info, known)) return "common";
  if (entry.test(id) || barrels.test(id)) return null;
  const { isForEverybody, starts } = startsOf(id, info);
  if (isForEverybody) return "app";
  if (starts.has(id) || starts.size < 2) return null;
  const names = [...starts];
  if (names.some((name) => visitors.test(name))) {
    return names.every((name) => visitors.test(name)) ? "visitors" : "common";
  }
  if (reader.test(id)) return "reader";
  if (names.some((name) => identity.test(name))) return "identity";
  if (names.some((name) => shell.test(name))) return "shell";
  return names.some((name) => statement.test(name)) ? "statement" : "screens";
}

/** Whether it is one of those lines of the core, or one of them needs it. */
function isEverywhere(id: string, info: InfoOf, known: Known): boolean {
  const found = known.everywhere.get(id);
  if (found !== undefined) return found;
  const importers = barrels.test(id) ? (info(id)?.importers ?? []) : [];
  const isOne =
    everywhere.test(id) || importers.some((importer) => isEverywhere(importer, info, known));
  known.everywhere.set(id, isOne);
  return isOne;
}

/** The modules that are loaded on demand and bring this one with them. */
function startsOf(id: string, info: InfoOf) {
  const starts = new Set<string>();
  const seen = new Set([id]);
  let isForEverybody = false;
  for (const seenId of seen) {
    const module = info(seenId);
    if (module === null) continue;
    if (module.isEntry) isForEverybody = true;
    if (module.dynamicImporters.length > 0) starts.add(seenId);
    for (const importer of module.importers) seen.add(importer);
  }
  return { isForEverybody, starts };
}
