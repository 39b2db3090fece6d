import type { Firestore } from "firebase-admin/firestore";
import type { Analyst } from "../ai/Analyst.ts";
import type { Anchors } from "../anchors/Anchors.ts";
import type { Mailer } from "../email/Mailer.ts";
import type { ObjectStore } from "../objects/ObjectStore.ts";
import type { LongTask } from "../tasks/LongTask.ts";
import type { RunTask } from "../threads/RunTask.ts";

/** The signed-in user, as the verified ID token says. */
export type Caller = {
  uid: string;
  /** When they last proved who they are; renewing a token does not count. */
  signedInAt: Date;
};

/** What the identity service knows of a user now; a token may be older than a change of name. */
export type Profile = {
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  picture: string | null;
};

/** A structured log line; never file contents, tokens or e-mail addresses. */
type Log = (
  level: "info" | "warning" | "error",
  message: string,
  fields: Readonly<Record<string, string | number | null>>,
) => void;

/** Everything the functions reach outside themselves for. */
export type Deps = {
  db: Firestore;
  objects: ObjectStore;
  /** The user of a bearer token; null when the token is missing, bad, expired or revoked. */
  identify: (token: string) => Promise<Caller | null>;
  /** Whether a user may act: known, not disabled, signed in since their sessions were last ended. */
  isActive: (uid: string) => Promise<boolean>;
  profileOf: (uid: string) => Promise<Profile>;
  rename: (uid: string, name: string) => Promise<void>;
  /** Removes the account itself; one that is gone already is no error. */
  removeUser: (uid: string) => Promise<void>;
  mailer: Mailer;
  /** Null where no key and no bucket are configured. */
  anchors: Anchors | null;
  analyst: Analyst;
  /** Where the web app stands, without a slash at its end; for links in messages. */
  siteUrl: string;
  /** How many proxies of ours stand before the functions, each adding to X-Forwarded-For. */
  trustedProxies: number;
  /** For how many years the trail of a deleted project is kept, without what its entries said. */
  trailYears: number;
  /** Which release of the program this is; "" where nothing says. */
  release: string;
  /** Does what may take long: in place where it is little, else on a thread of its own. */
  runTask: RunTask;
  /** Puts what takes longer than this call may into a queue, from which it is taken again until it is done. */
  enqueue: (task: LongTask, settings?: { afterSeconds: number }) => Promise<void>;
  now: () => Date;
  newId: () => string;
  /** Does something again and again, that many milliseconds apart, until the function it gives is called. */
  every: (milliseconds: number, action: () => Promise<void>) => () => void;
  log: Log;
};
