import Box from "@mui/material/Box";
import { CheckCircleIcon, EmptyCircleIcon } from "../../components/icons.tsx";

const methods = [
  { id: "password", label: "Email and password" },
  { id: "google.com", label: "Google" },
] as const;

/** Which of the two ways of signing in this account uses. */
export function SignInMethods({ providers }: { providers: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {methods.map(({ id, label }) => {
        const isUsed = providers.includes(id);
        const Icon = isUsed ? CheckCircleIcon : EmptyCircleIcon;
        return (
          <Box component="li" key={id} sx={rowStyle}>
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
      })}
    </Box>
  );
}

const rowStyle = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  minHeight: 44,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
} as const;
