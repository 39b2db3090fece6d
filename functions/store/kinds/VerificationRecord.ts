import { amount, word } from "@tieout/contract";
import * as z from "zod";
import { storedKind, type Upgrade } from "./StoredKind.ts";

const schema = word.extend({
  kind: z.enum(["line", "check"]),
  /** Of a line its method and concept; of a check its id. */
  id: z.string(),
  figure: amount.nullable(),
  /** Null where an earlier release did not keep what was asked. */
  asked: z.array(z.string()).nullable(),
});

/** Version 1 kept a line and its amount, and neither who said so nor why. */
const withWord: Upgrade = ({ lineId, currentYear, createdAt }) => ({
  kind: "line",
  id: lineId,
  figure: currentYear,
  asked: null,
  reason: "",
  by: "",
  at: createdAt,
});

/** A person's confirmation that a line, or what a check found, is right at a figure. */
export const verificationKind = storedKind({
  name: "verification",
  schema,
  upgrades: [withWord],
});
