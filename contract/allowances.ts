const MINUTE = 60;

type Turns = { limit: number; windowSeconds: number };

/** How often a costly call may be made, over all instances: by one user, and from one address. */
export type Allowance = {
  perUser?: Turns;
  perAddress?: Turns;
  /** What is counted, as a person who has to wait is told. */
  counts: string;
  reason: string;
};

/** From one address come all the people of an office, each with their own allowance. */
function turns(
  perUser: number,
  windowSeconds = 10 * MINUTE,
): Record<"perUser" | "perAddress", Turns> {
  return {
    perUser: { limit: perUser, windowSeconds },
    perAddress: { limit: 5 * perUser, windowSeconds },
  };
}

/**
 * The allowances of costly calls; the contract says which call takes a turn of which. Each is well
 * above what a person at work needs, and low enough that no account keeps the service busy.
 */
export const allowances = {
  createProject: {
    ...turns(200),
    counts: "new projects",
    reason: "as many as an account can hold; deleting one and making another costs writes",
  },
  upload: {
    ...turns(120),
    counts: "files",
    reason:
      "each is up to 25 MiB, or a ledger of 500 MiB, read and validated; a project has five or six files",
  },
  archive: {
    ...turns(30),
    counts: "archives",
    reason: "each reads all that a project holds, and packs it while it is sent",
  },
  restore: {
    ...turns(20),
    counts: "restored archives",
    reason: "each unpacks up to 256 MiB, reads every file in it and prepares a statement",
  },
  process: {
    ...turns(120),
    counts: "runs",
    reason: "a run of 20,000 accounts takes seconds of a processor; a person reads what comes out",
  },
  change: {
    ...turns(300),
    counts: "changes",
    reason:
      "each prepares the statement anew; a review that ticks line after line makes 20 a minute",
  },
  preview: {
    ...turns(300),
    counts: "previews",
    reason: "each prepares the statement twice; a form asks again when its figures change",
  },
  export: {
    ...turns(120),
    counts: "exports",
    reason: "each draws a document and stores it; a project has five",
  },
  analysis: {
    ...turns(120),
    counts: "checks",
    reason: "each goes through the whole statement, and may ask a model that is paid for",
  },
  verifyTrail: {
    ...turns(30),
    counts: "verifications",
    reason: "each reads every entry of the trail",
  },
  ownData: {
    ...turns(60),
    counts: "requests for your data",
    reason: "each reads several projects whole, and signs an address for each of their files",
  },
  email: {
    perUser: { limit: 5, windowSeconds: 60 * MINUTE },
    perAddress: { limit: 25, windowSeconds: 60 * MINUTE },
    counts: "emails",
    reason: "welcome and test messages go to one mailbox, which is not to be flooded",
  },
  unsubscribe: {
    perAddress: { limit: 300, windowSeconds: 10 * MINUTE },
    counts: "requests",
    reason: "it is public and asks the database; mailbox services post for many readers",
  },
} as const satisfies Record<string, Allowance>;

export type AllowanceName = keyof typeof allowances;
