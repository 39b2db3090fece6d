import { BusyButton } from "../components/BusyButton.tsx";
import type { ButtonProps } from "../components/Button.tsx";
import { useOpenSample } from "../lib/project/useOpenSample.ts";

type Props = {
  isCopy?: boolean;
  /** What follows once it is the project worked on. */
  onOpened?: () => void;
} & Pick<ButtonProps, "variant" | "color" | "size">;

/** Opens the sample company, or makes a copy of it to try things on. */
export function SampleButton({ isCopy = false, onOpened, ...look }: Props) {
  const sample = useOpenSample();
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      {...look}
      isBusy={sample.isPending}
      onClick={() => sample.mutate(isCopy, { onSuccess: () => onOpened?.() })}
    >
      {isCopy ? "Make a copy to change" : "Open the sample company"}
    </BusyButton>
  );
}
