import { status } from "@grpc/grpc-js";
import { createDatabase, type Database } from "./Database.ts";
import { refusal } from "./Refusal.ts";

/** All the databases there are; asking for one creates it. */
export type Databases = {
  readonly of: (resource: string) => Database;
  readonly all: () => readonly Database[];
  readonly revision: () => number;
};

/** Starts with no database at all. */
export function createDatabases(): Databases {
  const byName = new Map<string, Database>();
  return {
    of: (resource) => {
      const [, name, projectId, databaseId] =
        /^(projects\/([^/]+)\/databases\/([^/]+))(?:\/|$)/.exec(resource) ?? [];
      if (name === undefined || projectId === undefined || databaseId === undefined) {
        throw refusal(status.INVALID_ARGUMENT, `${resource} names no database`);
      }
      const database = byName.get(name) ?? createDatabase(projectId, databaseId);
      byName.set(name, database);
      return database;
    },
    all: () => [...byName.values()],
    revision: () => [...byName.values()].reduce((sum, database) => sum + database.revision(), 0),
  };
}
