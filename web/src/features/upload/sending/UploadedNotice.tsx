import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { CheckCircleIcon } from "../../../components/icons.ts";

type Props = {
  /** The name of the file, or how many there are. */ what: string;
  children?: ReactNode;
};

/** Takes the place of the drop zone once a file has arrived and is valid. */
export function UploadedNotice({ what, children }: Props) {
  return (
    <Box sx={noticeStyle}>
      <CheckCircleIcon fontSize="small" color="success" aria-hidden />
      <Box
        sx={{ flex: "1 1 160px", minWidth: 0, overflowWrap: "anywhere" }}
      >{`${what} uploaded`}</Box>
      <Box sx={{ ml: "auto" }}>{children}</Box>
    </Box>
  );
}

const noticeStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.25,
  px: 1.75,
  py: 1,
  minHeight: 44,
  bgcolor: "tint.success",
  borderRadius: 1,
} as const;
