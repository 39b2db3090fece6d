import { BusyButton } from "../components/BusyButton.tsx";
import type { ButtonProps } from "../components/Button.tsx";
import { useOpenSample } from "../lib/project/useOpenSample.ts";

type Props = { isCopy?: boolean } & Pick<ButtonProps, "variant" | "color" | "size">;

/** Opens the sample company, or makes a copy of it to try things on. */
export function SampleButton({ isCopy = false, ...look }: Props) {
  const sample = useOpenSample();
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      {...look}
      isBusy={sample.isPending}
      onClick={() => sample.mutate(isCopy)}
    >
      {isCopy ? "Make a copy to change" : "Open the sample company"}
    </BusyButton>
  );
}
