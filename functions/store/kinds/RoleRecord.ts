import { roleIds } from "@tieout/core";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const role = z.object({ key: z.string(), role: z.enum(roleIds), createdAt: z.string() });
const projectRole = role.extend({ isStale: z.boolean() });

/** A role as it is stored: the key is an account code, or code and name for remembered ones. */
export type StoredRole = z.infer<typeof role>;

/** A role given in a project; stale while its file was replaced and nobody has confirmed it. */
export type ProjectRole = z.infer<typeof projectRole>;

export const rememberedRoleKind = storedKind({ name: "remembered role", schema: role });

export const projectRoleKind = storedKind({ name: "role of an account", schema: projectRole });
