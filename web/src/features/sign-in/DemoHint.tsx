import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Button } from "../../components/Button.tsx";
import { type DemoAccount, readDemoAccount } from "../../config/readDemoAccount.ts";

/** Offers the demo account, where the suite or the owner has one. */
export function DemoHint({ onFill }: { onFill: (account: DemoAccount) => void }) {
  const account = readDemoAccount();
  if (account === null) return null;
  return (
    <Box sx={{ bgcolor: "tint.quiet", borderRadius: 1, px: 1.75, py: 1.25 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1 }}>
        <Typography variant="h3" component="p">
          Demo account
        </Typography>
        <Button size="small" onClick={() => onFill(account)} style={{ marginBlock: -6 }}>
          Fill in
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {account.email} · {account.password}
      </Typography>
    </Box>
  );
}
