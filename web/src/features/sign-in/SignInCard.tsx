import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { type ReactNode, useState } from "react";
import { loadIdentity } from "../../lib/firebase/loadIdentity.ts";
import { GoogleSection } from "./GoogleSection.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

type TabName = "signIn" | "signUp";

type Props = {
  /** Why it is met in the place of what was opened; null where nothing was. */
  reason?: string | null;
};

/** The card that lets people in: two tabs, and Google for both. */
export function SignInCard({ reason = null }: Props) {
  const [tab, setTab] = useState<TabName>("signIn");
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Sign in or sign up"
      sx={cardStyle}
      // Whoever comes near the card is about to need the identity service.
      onPointerEnter={loadIdentity}
      onFocus={loadIdentity}
    >
      {reason !== null && (
        <Box component="p" sx={reasonStyle}>
          {reason}
        </Box>
      )}
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => setTab(chosen)}
        variant="fullWidth"
        aria-label="Sign in or sign up"
        sx={{ borderBottom: 1, borderColor: "divider" }}
      >
        <Tab value="signIn" label="Sign In" id="tab-signIn" aria-controls="panel-signIn" />
        <Tab value="signUp" label="Sign Up" id="tab-signUp" aria-controls="panel-signUp" />
      </Tabs>
      <TabPanel name="signIn" isShown={tab === "signIn"}>
        <SignInForm />
      </TabPanel>
      <TabPanel name="signUp" isShown={tab === "signUp"}>
        <SignUpForm />
      </TabPanel>
      <Box sx={{ px: { xs: 2.5, sm: 3 }, pb: 3 }}>
        <GoogleSection />
      </Box>
    </Paper>
  );
}

type PanelProps = { name: TabName; isShown: boolean; children: ReactNode };

function TabPanel({ name, isShown, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`panel-${name}`}
      aria-labelledby={`tab-${name}`}
      hidden={!isShown}
      sx={{ px: { xs: 2.5, sm: 3 }, pt: 2.5 }}
    >
      {isShown && children}
    </Box>
  );
}

const reasonStyle = {
  m: 0,
  px: { xs: 2.5, sm: 3 },
  py: 1.5,
  fontWeight: 550,
  bgcolor: "tint.quiet",
} as const;

const cardStyle = {
  width: "100%",
  maxWidth: 420,
  boxShadow: "0 1px 2px rgb(18 33 27 / 5%)",
} as const;
