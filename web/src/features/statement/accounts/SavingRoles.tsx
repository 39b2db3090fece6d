import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { separateThousands } from "@tieout/core";
import { lazy, Suspense } from "react";
import type { RoleChoice } from "../../../lib/project/RoleChoice.ts";
import type { Shown } from "./RolesEffect.tsx";

const RolesEffect = lazy(async () => ({
  default: (await import("./RolesEffect.tsx")).RolesEffect,
}));

type Props = { choices: readonly RoleChoice[]; shown: Shown };

/** What roles do to the statement of a large company, while it is made with them. */
export function SavingRoles({ choices, shown }: Props) {
  const count = separateThousands(String(choices.length));
  const what = choices.length === 1 ? "1 role" : `${count} roles`;
  return (
    <Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {`Saving ${what}: the statement is being made with ${choices.length === 1 ? "it" : "them"}. You can go on meanwhile.`}
      </Typography>
      <Suspense>
        <RolesEffect choices={choices} {...shown} />
      </Suspense>
    </Box>
  );
}
