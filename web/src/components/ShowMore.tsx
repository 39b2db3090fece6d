import Box from "@mui/material/Box";
import { Button } from "./Button.tsx";

type Props = {
  label: string;
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Reads the next page of a list; nothing where there is none. */
export function ShowMore({ label, list }: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (!hasNextPage) return null;
  return (
    <Box sx={{ textAlign: "center", py: 1.5 }}>
      <Button color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? "Loading..." : label}
      </Button>
    </Box>
  );
}
