import { StatusMark } from "../components/StatusMark.tsx";

/** The word for a statement whose files, adjustments or settings have changed since. */
export function OutOfDateMark() {
  return <StatusMark look="warning" label="Out of date" />;
}
