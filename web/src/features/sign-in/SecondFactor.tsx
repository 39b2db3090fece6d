import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { offersSecondFactor } from "../../config/offersSecondFactor.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { authMessage } from "./authMessages.ts";
import { CodeForm } from "./CodeForm.tsx";
import {
  addFactor,
  beginFactor,
  type NewFactor,
  readFactor,
  removeFactor,
} from "./factorActions.ts";

/** Adds and removes the second factor of the account: the codes of an authenticator app. */
export function SecondFactor() {
  const { data: factor, refetch } = useQuery({ queryKey: keys.secondFactor, queryFn: readFactor });
  const [begun, setBegun] = useState<NewFactor | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const attempt = async (title: string, action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toast({ title, description: authMessage(error), variant: "destructive" });
    }
    setBusy(false);
  };
  const add = (code: string) =>
    attempt("Second factor not added", async () => {
      if (begun) await addFactor(begun, code);
      setBegun(null);
      await refetch();
      toast({ title: "Second factor added", description: "Each sign-in asks for its code." });
    });
  const remove = (id: string) =>
    attempt("Second factor not removed", async () => {
      await removeFactor(id);
      await refetch();
      toast({ title: "Second factor removed" });
    });
  if (begun) return <NewKey begun={begun} onGive={add} onCancel={() => setBegun(null)} />;
  if (factor)
    return (
      <Box sx={rowStyle}>
        <Typography sx={{ flex: 1 }}>Each sign-in asks for a code of your app.</Typography>
        <Button color="error" variant="outlined" disabled={isBusy} onClick={() => remove(factor)}>
          Remove second factor
        </Button>
      </Box>
    );
  if (factor === undefined || !offersSecondFactor()) return null;
  const begin = () => attempt("Second factor not added", async () => setBegun(await beginFactor()));
  return (
    <Box sx={rowStyle}>
      <Typography sx={{ flex: 1 }}>No second factor.</Typography>
      <Button color="inherit" variant="outlined" disabled={isBusy} onClick={begin}>
        Add second factor
      </Button>
    </Box>
  );
}

type KeyProps = { begun: NewFactor; onGive: (code: string) => void; onCancel: () => void };

function NewKey({ begun, onGive, onCancel }: KeyProps) {
  return (
    <Box sx={{ py: 1.5, maxWidth: 420 }}>
      <Typography sx={{ mb: 1 }}>
        Type this key into your authenticator app, or{" "}
        <Link href={begun.appAddress}>open the app on this device</Link>. Then type the code that it
        shows. Whoever has the key has your codes: show it to nobody.
      </Typography>
      <Typography component="code" sx={{ display: "block", mb: 2, overflowWrap: "anywhere" }}>
        {begun.key.match(/.{1,4}/g)?.join(" ")}
      </Typography>
      <CodeForm
        label="New second factor"
        action="Add"
        problem={undefined}
        onGive={onGive}
        onCancel={onCancel}
      />
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  pb: 1.5,
} as const;
