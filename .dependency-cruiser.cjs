/** The walls of docs/architecture.md: imports point one way. */

/** The stages of core in the order of the data; a stage imports only itself and earlier ones. */
const stages = [
  "text",
  "money",
  "problem",
  "table",
  "concepts",
  "roles",
  "policies",
  "ingest",
  "generalLedger",
  "ledger",
  "classify",
  "worksheet",
  "trace",
  "statement",
  "analyse",
  "example",
  "tabulate",
];

const packages = ["core", "contract", "files", "functions", "web", "cli", "emulators", "e2e"];

/** Which of our packages each may import. */
const mayImport = {
  core: [],
  contract: ["core"],
  files: ["core"],
  functions: ["core", "contract", "files"],
  web: ["core", "contract"],
  cli: ["core", "files"],
  emulators: ["contract"],
  e2e: ["contract", "emulators"],
};

/** What tasks run (`functions/threads/threadTasks.ts`) and may therefore take long. */
const statementTasks = [
  "statements/compare/compareYears",
  "statements/compare/effectOfRoles",
  "statements/answers/findAccounts",
  "statements/answers/findColumnLine",
  "statements/answers/findLine",
  "statements/answers/seeEntity",
  "statements/answers/writeAccounts",
  "statements/answers/writeRollForward",
  "statements/answers/writeWorkings",
  "ai/reportOnStatement",
  "ai/writeExpert",
  "statements/versions/restateVersion",
];

const notATest = "\\.test\\.tsx?$|/testing/";

const packageWalls = packages.map((name) => {
  const others = packages.filter((other) => other !== name && !mayImport[name].includes(other));
  return {
    name: `${name}-walls`,
    severity: "error",
    from: { path: `^${name}/`, pathNot: notATest },
    to: { path: `^(${others.join("|")})/|^@tieout/(${others.join("|")})$` },
  };
});

const stageWalls = stages.map((stage, position) => ({
  name: `core-${stage}-imports-no-later-stage`,
  severity: "error",
  from: { path: `^core/${stage}/`, pathNot: notATest },
  to: { path: `^core/(${stages.slice(position + 1).join("|") || "none"})/` },
}));

/** What later stages may take from the stage that reads names: what it found, and rules over roles and types. */
const found = [
  "Classification",
  "readings/naturalSide",
  "rememberedKey",
  "rules/NameRule",
  "type/readType",
  "national/ChartId",
];

/** Steps of that stage itself: the statement calls them in their order, and nobody reads an account again. */
const readingSteps = [
  "accountReadings",
  "questions/askByOrderOfUse",
  "blocks/placeByNumbers",
  "classify",
  "facts/doubtTypes",
  "readings/namesOtherStatement",
  "facts/readPaths",
  "recognise",
  "rereadAccount",
  "facts/separateNamesakes",
  "findings/takeOnlyCash",
  "findings/takePlaced",
  "findings/applyFindings",
  "facts/withoutAbbreviation",
  "facts/withoutSidesAgainst",
];

const accountsAreReadOnce = {
  name: "accounts-are-read-once",
  severity: "error",
  comment: "What an account is was read before its statement was made: nobody classifies it again.",
  from: {
    path: "^core/",
    pathNot: `${notATest}|^core/(classify/|testing/|index\\.ts$|statement/(accounts/(filesForEntity|readAccounts|settleRoles|placeByBooks)|balances/checkBalanceSheet|StatementInput)\\.ts$)`,
  },
  to: { path: `^core/classify/(${readingSteps.join("|")})\\.ts$` },
};

const namesAreReadOnce = {
  name: "names-are-read-once",
  severity: "error",
  comment:
    "What a name says is a role or a trait. Names are compared with each other (gatherBooks) and watched for orders (instructionInName).",
  from: {
    path: "^core/(ledger|worksheet|trace|statement|analyse|example|tabulate)/",
    pathNot: `${notATest}|^core/analyse/(gatherBooks|detectors/instructionInName)\\.ts$`,
  },
  to: {
    path: "^core/(classify/|text/TextPattern)",
    pathNot: `^core/classify/(${[...found, ...readingSteps].join("|")})\\.ts$`,
  },
};

module.exports = {
  forbidden: [
    ...packageWalls,
    ...stageWalls,
    namesAreReadOnce,
    accountsAreReadOnce,
    {
      name: "core-folder-is-a-known-stage",
      severity: "error",
      comment: "A new folder of core gets its place in the list of stages.",
      from: {
        path: "^core/",
        pathNot: `^core/(${[...stages, "testing"].join("|")})/|^core/index\\.ts$`,
      },
      to: {},
    },
    {
      name: "core-has-no-dependencies",
      severity: "error",
      from: { path: "^core/", pathNot: notATest },
      to: { dependencyTypes: ["npm", "npm-dev", "core", "unknown"] },
    },
    {
      name: "readers-of-files-load-little",
      severity: "error",
      comment:
        "Each file is read on a thread of its own, which would load all of core with its index.",
      from: { path: "^files/(guard|pdfText|workbookText)/", pathNot: notATest },
      to: { path: "^core/index\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "stored-statements-are-read-by-tasks",
      severity: "error",
      comment: "Reading a large one takes half a second, which the request's thread has not.",
      from: {
        path: "^functions/",
        pathNot: `${notATest}|^functions/(${statementTasks.join("|")})\\.ts$`,
      },
      to: { path: "^functions/statements/record/openStatement\\.ts$" },
    },
    {
      name: "features-never-meet",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/" },
      to: { path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "web-lower-layers-know-no-features",
      severity: "error",
      from: { path: "^web/src/(components|lib|config)/" },
      to: { path: "^web/src/(project|statement|features|app)/" },
    },
    {
      name: "project-and-statement-know-no-features",
      severity: "error",
      comment:
        "What several screens show of a project and its statement stands between features and components.",
      from: { path: "^web/src/(project|statement)/" },
      to: { path: "^web/src/(features|app)/" },
    },
    {
      name: "browser-never-touches-firestore",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "firebase/firestore|firebase-admin" },
    },
  ],
  options: {
    parser: "swc",
    // Who depends on a module, and what nobody needs, no rule asks.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
