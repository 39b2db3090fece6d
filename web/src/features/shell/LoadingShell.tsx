import Box from "@mui/material/Box";
import { SkipLink } from "../../components/page/SkipLink.tsx";
import { productName } from "../../config/product.ts";
import { PageSkeleton } from "../../project/PageSkeleton.tsx";
import { Frame } from "./Frame.tsx";
import { TopBar } from "./TopBar.tsx";

/** The frame of a signed-in screen before it is known who is there: written when the site is built. */
export function LoadingShell() {
  return (
    <>
      <SkipLink />
      {/* Its buttons answer once the app is there; until then nobody is led to press them. */}
      <div inert style={{ display: "contents" }}>
        <TopBar />
      </div>
      <Box role="status" sx={waitingStyle}>
        Loading {productName}…
      </Box>
      <Frame>
        <PageSkeleton />
      </Frame>
    </>
  );
}

// Over the frame, so that nothing moves when the screen takes its place.
const waitingStyle = {
  position: "fixed",
  zIndex: "appBar",
  insetInline: 0,
  bottom: 24,
  width: "fit-content",
  mx: "auto",
  px: 2,
  py: 1,
  border: 1,
  borderColor: "divider",
  borderRadius: 1,
  bgcolor: "background.paper",
  color: "text.secondary",
} as const;
