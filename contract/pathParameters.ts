import { findTextFault } from "@tieout/core";

/** The ids that this API hands out; the database reserves names between two underscores. */
const ID = /^(?!__.*__$)(?!\.{1,2}$)[A-Za-z0-9._-]{1,1500}$/;

/**
 * Whether a path's parameter can name anything at all. What cannot is not there, and nobody has to
 * ask the database, which would refuse the name. An account's code is text of the user's own.
 */
export function canBeParameter(name: string, value: string): boolean {
  if (name !== "code") return ID.test(value);
  return value !== "" && findTextFault(value, "account") === null;
}
