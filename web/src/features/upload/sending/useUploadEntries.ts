import { useCallback, useState } from "react";
import type { Upload, UploadPlace } from "./Uploads.ts";

/** The uploads by place; a place nobody has used yet is idle. */
export function useUploadEntries() {
  const [entries, setEntries] = useState<ReadonlyMap<string, Upload>>(new Map());
  const change = useCallback(
    (place: UploadPlace, update: Partial<Pick<Upload, "state" | "finishedId">>) =>
      setEntries((before) => {
        const entry = before.get(keyOf(place)) ?? idle(place);
        return new Map(before).set(keyOf(place), { ...entry, ...update });
      }),
    [],
  );
  const find = useCallback(
    (place: UploadPlace) => entries.get(keyOf(place)) ?? idle(place),
    [entries],
  );
  return { entries: [...entries.values()], find, change };
}

/** The name of a place. */
export function keyOf({ projectId, fileType }: UploadPlace): string {
  return `${projectId} ${fileType}`;
}

function idle({ projectId, fileType }: UploadPlace): Upload {
  return { projectId, fileType, state: { step: "idle" }, finishedId: null };
}
