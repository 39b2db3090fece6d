import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { Notifications, Reply } from "@tieout/contract";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { settingsQuery } from "./settingsQuery.ts";
import { useNotify } from "./useNotify.ts";
import { VerifyAddress } from "./VerifyAddress.tsx";

const toggles = [
  {
    name: "statementProcessed",
    label: "Statement prepared",
    text: "A new version of a statement is there.",
  },
  { name: "needsReview", label: "Review needed", text: "A line of it waits for a person." },
  { name: "exportReady", label: "Export ready", text: "A report can be downloaded." },
] as const satisfies readonly { name: keyof Notifications; label: string; text: string }[];

/** How messages leave, said as it is. */
const roads = {
  sendgrid: "Sent to the address you sign in with.",
  outbox: "This server sends no email: messages are written to its outbox, a folder beside it.",
  none: "Email is not set up on this server: nothing is sent. Your choices are kept for when it is.",
} as const satisfies Record<Reply<"getUserSettings">["emailDelivery"], string>;

/** What the user wants to be told by e-mail; every choice is kept at once. */
export function NotificationsPanel() {
  const { data: settings, error, isPending, refetch } = useQuery(settingsQuery());
  const notify = useNotify();
  return (
    <Panel
      title="Email notifications"
      description={settings ? roads[settings.emailDelivery] : isPending && <Skeleton width="60%" />}
    >
      <VerifyAddress />
      {isPending && (
        <Box sx={{ minHeight: { xs: 208, sm: 200 } }}>
          <TableSkeleton rows={3} amounts={1} />
        </Box>
      )}
      {error && (
        <ErrorNotice
          title="Your choices could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {settings &&
        toggles.map(({ name, label, text }) => (
          <Box key={name} sx={rowStyle}>
            <FormControlLabel
              labelPlacement="start"
              sx={labelStyle}
              label={
                <>
                  {label}
                  <Typography variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                </>
              }
              control={
                <Switch
                  edge="end"
                  checked={settings.notifications[name]}
                  onChange={(event) =>
                    notify.mutate({ ...settings.notifications, [name]: event.target.checked })
                  }
                />
              }
            />
          </Box>
        ))}
    </Panel>
  );
}

const rowStyle = {
  borderTop: 1,
  borderColor: "divider",
  py: 0.75,
  "&:first-of-type": { borderTop: 0 },
} as const;

const labelStyle = { display: "flex", justifyContent: "space-between", mx: 0 } as const;
