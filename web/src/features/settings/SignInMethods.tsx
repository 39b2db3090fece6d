import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { CheckCircleIcon, EmptyCircleIcon } from "../../components/icons.ts";

type Props = {
  providers: readonly string[];
  /** What can be done about the password, and about Google. */
  ofPassword: ReactNode;
  ofGoogle: ReactNode;
};

/** Which of the two ways of signing in this account uses, and beneath each what can be changed about it. */
export function SignInMethods({ providers, ofPassword, ofGoogle }: Props) {
  const methods = [
    { id: "password", label: "Email and password", actions: ofPassword },
    { id: "google.com", label: "Google", actions: ofGoogle },
  ];
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {methods.map(({ id, label, actions }) => (
        <Box component="li" key={id} sx={methodStyle}>
          <Method label={label} isUsed={providers.includes(id)} />
          {actions}
        </Box>
      ))}
    </Box>
  );
}

function Method({ label, isUsed }: { label: string; isUsed: boolean }) {
  const Icon = isUsed ? CheckCircleIcon : EmptyCircleIcon;
  return (
    <Box sx={rowStyle}>
      <Icon
        fontSize="small"
        aria-hidden
        sx={{ color: isUsed ? "success.main" : "text.disabled" }}
      />
      <span>{label}</span>
      <Box component="span" sx={{ ml: "auto", color: "text.secondary" }}>
        {isUsed ? "In use" : "Not in use"}
      </Box>
    </Box>
  );
}

const methodStyle = {
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;

const rowStyle = { display: "flex", alignItems: "center", gap: 1.5, minHeight: 44 } as const;
