import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { limits } from "@tieout/contract";
import { separateThousands } from "@tieout/core";
import { useCallback, useState } from "react";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { rolesEffectQuery, writtenChoices } from "../queries/rolesEffectQuery.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";
import { type RoleChoice, rolesOf, type Save } from "./RoleChoice.ts";
import { useSavesInTurn } from "./useSavesInTurn.ts";

/**
 * Gives accounts their roles, one or many, with one new statement; each change can be taken back. What
 * is chosen while a statement is being made waits, and the next is made with all of it. Of a large
 * company the effect is shown first, and the statement is made afterwards: they would slow each other.
 */
export function useMapAccounts(projectId: string, { isLarge }: { isLarge: boolean }) {
  const [done, setDone] = useState<readonly (readonly RoleChoice[])[]>([]);
  const refresh = useRefreshProject();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (save: Save) => {
      if (isLarge) await effectShown(queryClient, projectId, rolesOf(save));
      await sendRoles(projectId, save);
    },
    onSuccess: async (_reply, { choices, isUndo }) => {
      setDone((before) =>
        isUndo ? before.filter((each) => each !== choices) : [...before, choices],
      );
      await refresh(projectId);
      toast({
        title: isUndo ? "Taken back" : titleOf(choices.length),
        description: "The statement is made with it.",
        ...(!isUndo && { action: { label: "Undo", onClick: () => undo(choices) } }),
      });
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
  const send = useCallback(
    (save: Save): Promise<boolean> =>
      mutateAsync(save).then(
        () => true,
        // The toast has shown the reason.
        () => false,
      ),
    [mutateAsync],
  );
  const { save, saving } = useSavesInTurn(send);
  const undo = (choices: readonly RoleChoice[]) => void save({ choices, isUndo: true });
  const last = done.at(-1);
  return {
    save: useCallback((choices: readonly RoleChoice[]) => save({ choices, isUndo: false }), [save]),
    /** Takes the last change back; null where there is none. */
    undoLast: last && !isPending ? () => undo(last) : null,
    /** What is being saved now, and what waits for it. */
    saving,
  };
}

/** However long the effect takes, the roles are saved soon. */
const PATIENCE_MS = 3_000;

/** Waits until it is known what roles do; whoever shows it says so where that fails. */
async function effectShown(
  queryClient: QueryClient,
  projectId: string,
  choices: readonly RoleChoice[],
): Promise<void> {
  if (choices.length > limits.rolesPerChange) return;
  const asked = queryClient.prefetchQuery({
    ...rolesEffectQuery(projectId, writtenChoices(choices)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function sendRoles(projectId: string, save: Save): Promise<void> {
  const mappings = rolesOf(save).map(({ code, role }) => ({ code, role }));
  const [only, ...others] = mappings;
  if (only && others.length === 0) {
    const { code, role } = only;
    await callApi("putAccountMapping", { params: { id: projectId, code }, body: { role } });
    return;
  }
  for (let at = 0; at < mappings.length; at += limits.rolesPerChange) {
    const some = mappings.slice(at, at + limits.rolesPerChange);
    await callApi("putAccountMappings", { params: { id: projectId }, body: { mappings: some } });
  }
}

function titleOf(accounts: number): string {
  return accounts === 1
    ? "Role saved"
    : `Roles of ${separateThousands(String(accounts))} accounts saved`;
}
