/** The ids that this API hands out; the database reserves names between two underscores. */
const ID = /^(?!__.*__$)(?!\.{1,2}$)[A-Za-z0-9._-]{1,1500}$/;

/** An account's code is text of the user's own; longer than this no file has one. */
const LONGEST_CODE = 1_000;

/** What no text of a file holds: half a character, and the zero byte. */
const UNWRITABLE = /[\p{Surrogate}\0]/u;

/**
 * Whether a path's parameter can name anything at all. What cannot is not there, and nobody has to
 * ask the database, which would refuse the name.
 */
export function canBeParameter(name: string, value: string): boolean {
  if (name !== "code") return ID.test(value);
  return value !== "" && value.length <= LONGEST_CODE && !UNWRITABLE.test(value);
}
