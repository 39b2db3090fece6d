import Box from "@mui/material/Box";
import { productName } from "../config/product.ts";
import { wordHiddenOnPhone } from "../lib/theme/wordHiddenOnPhone.ts";

type Props = {
  /** Where there is little room the mark stands alone; the name is still read out. */
  isShortOnPhone?: boolean;
};

/** The mark, a statement's last lines on ledger green, and the name beside it. */
export function Wordmark({ isShortOnPhone = false }: Props) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: 24, height: 24 }}>
        <rect width="32" height="32" rx="7" fill="#0F6B4F" />
        <g stroke="#FBFBF8" strokeWidth="2.4" strokeLinecap="round">
          <path d="M8 10h16M8 20h16M8 24h16" />
          <path d="M11 15.2h10" opacity=".55" />
        </g>
      </Box>
      <Box component="span" sx={{ ...nameStyle, ...(isShortOnPhone && wordHiddenOnPhone) }}>
        {productName}
      </Box>
    </Box>
  );
}

const nameStyle = { fontSize: "1.0625rem", fontWeight: 680, letterSpacing: "-0.02em" } as const;
