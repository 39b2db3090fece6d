import Box from "@mui/material/Box";
import { useOnline } from "../../lib/network/useOnline.ts";
import { OfflineIcon } from "../icons.ts";

/** Says that the connection is gone, in a live region that is always there, so that it is read out. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <Box role="status" className="no-print" sx={isOnline ? undefined : noticeStyle}>
      {!isOnline && (
        <>
          <OfflineIcon fontSize="small" aria-hidden />
          <span>
            You are offline. What you typed stays on this page; nothing is saved until the
            connection is back.
          </span>
        </>
      )}
    </Box>
  );
}

const noticeStyle = {
  position: "sticky",
  top: 64,
  zIndex: "appBar",
  display: "flex",
  alignItems: "center",
  gap: 1.25,
  px: 1.75,
  py: 1.25,
  mb: 2,
  borderRadius: 1,
  bgcolor: "tint.warning",
  color: "warning.main",
  fontWeight: 550,
} as const;
