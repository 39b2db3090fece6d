import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { ServiceProbe } from "@tieout/contract";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { CheckCircleIcon, CloseCircleIcon } from "../../components/icons.ts";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { keys } from "../../lib/queries/keys.ts";
import { EmailButtons } from "./EmailButtons.tsx";
import { measureStatus } from "./measureStatus.ts";

const names = {
  firestore: "Database (Firestore)",
  storage: "Files (Cloud Storage)",
  auth: "Identity (Firebase Authentication)",
} as const satisfies Record<ServiceProbe["service"], string>;

/** Whether the services answer, measured when the screen is opened and whenever asked. */
export function StatusPanel() {
  const status = useQuery({
    queryKey: keys.status,
    queryFn: measureStatus,
    staleTime: 0,
    refetchOnMount: "always",
  });
  return (
    <Panel
      title="Service status"
      description="Measured from this browser, not reported."
      actions={
        <Button
          color="inherit"
          variant="outlined"
          disabled={status.isFetching}
          onClick={() => void status.refetch()}
        >
          {status.isFetching ? "Measuring..." : "Measure again"}
        </Button>
      }
    >
      {status.isPending && <TableSkeleton rows={4} amounts={1} />}
      {status.error && <ErrorNotice title="The service does not answer" error={status.error} />}
      {status.data && !status.error && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          <Service name="Tieout API" isReachable milliseconds={status.data.apiMilliseconds} />
          {status.data.services.map(({ service, ...probe }) => (
            <Service key={service} name={names[service]} {...probe} />
          ))}
        </Box>
      )}
      <EmailButtons />
    </Panel>
  );
}

type ServiceProps = { name: string } & Omit<ServiceProbe, "service">;

function Service({ name, isReachable, milliseconds }: ServiceProps) {
  const Icon = isReachable ? CheckCircleIcon : CloseCircleIcon;
  return (
    <Box component="li" sx={rowStyle}>
      <Icon
        fontSize="small"
        aria-hidden
        sx={{ color: isReachable ? "success.main" : "error.main" }}
      />
      {name}
      <Box component="span" sx={{ ml: "auto", color: "text.secondary", whiteSpace: "nowrap" }}>
        {isReachable ? `Answers in ${milliseconds} ms` : "Does not answer"}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 40,
  py: 0.75,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;
