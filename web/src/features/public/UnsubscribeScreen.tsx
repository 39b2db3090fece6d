import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { NotificationKind } from "@tieout/contract";
import { useState } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { PageMeta } from "../../components/page/PageMeta.tsx";
import { paths } from "../../config/paths.ts";
import { ApiFailure } from "../../lib/api/ApiFailure.ts";
import { stopEmails } from "../../lib/api/stopEmails.ts";
import { PageIntro } from "./PageIntro.tsx";
import { PublicLayout } from "./PublicLayout.tsx";

/** What the link of an email ends, in words. */
const confirmations = {
  statementProcessed: "You get no more emails when a statement is processed.",
  needsReview: "You get no more emails when a statement needs review.",
  exportReady: "You get no more emails when an export is ready.",
} as const satisfies Record<NotificationKind, string>;

/**
 * /unsubscribe: one click ends the emails a link belongs to. The page itself changes nothing:
 * mailboxes open links to look at them.
 */
export function UnsubscribeScreen() {
  const [search] = useSearchParams();
  return (
    <PublicLayout>
      <PageMeta title="Stop these emails" />
      <Box sx={{ pt: { xs: 4, sm: 6 }, mb: 2 }}>
        <PageIntro
          title="Stop these emails"
          lead="You can turn them on again under Authentication & Settings."
        />
      </Box>
      <Stopping token={search.get("token") ?? ""} />
    </PublicLayout>
  );
}

function Stopping({ token }: { token: string }) {
  const { step, stop } = useStop(token);
  if (step.name === "stopped")
    return <Typography role="status">{confirmations[step.notification]}</Typography>;
  // Asked again, the same link would be refused again
  if (token === "" || (step.name === "failed" && isRefused(step.error))) return <OtherWay />;
  return (
    <>
      {step.name === "failed" && <ErrorNotice title="The emails go on" error={step.error} />}
      <Button
        variant="contained"
        disabled={step.name === "stopping"}
        onClick={() => void stop()}
        style={{ marginTop: 16 }}
      >
        {step.name === "stopping" ? "Stopping..." : "Stop these emails"}
      </Button>
    </>
  );
}

/** Where a link ends nothing: the settings do. */
function OtherWay() {
  return (
    <>
      <Alert severity="error" variant="outlined">
        This link is not complete, and the emails go on. Open the link of the email as it is, or
        turn them off in your settings.
      </Alert>
      <Button
        component={RouterLink}
        to={paths.authSettings}
        variant="contained"
        style={{ marginTop: 16 }}
      >
        Open your settings
      </Button>
    </>
  );
}

/** Whether the API knows no such link; what did not reach it may be asked again. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.problem?.code === "email_link_invalid";
}

type Step =
  | { name: "asked" | "stopping" }
  | { name: "stopped"; notification: NotificationKind }
  | { name: "failed"; error: unknown };

/** Public pages carry no query client: one call needs none. */
function useStop(token: string) {
  const [step, setStep] = useState<Step>({ name: "asked" });
  const stop = async () => {
    setStep({ name: "stopping" });
    try {
      const notification = await stopEmails(token);
      if (!isNotification(notification)) throw new Error(`no such notification: ${notification}`);
      setStep({ name: "stopped", notification });
    } catch (error) {
      setStep({ name: "failed", error });
    }
  };
  return { step, stop };
}

function isNotification(text: string): text is NotificationKind {
  return Object.hasOwn(confirmations, text);
}
