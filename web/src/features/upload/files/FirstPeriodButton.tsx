import { BusyButton } from "../../../components/BusyButton.tsx";
import { useUpdateProject } from "../../../project/useUpdateProject.ts";

type Props = { projectId: string; isFirst: boolean };

/** Says that the period is the first of its entity, which opens with nothing, or takes that back. */
export function FirstPeriodButton({ projectId, isFirst }: Props) {
  const update = useUpdateProject(projectId);
  return (
    <BusyButton
      size="small"
      variant="outlined"
      color="inherit"
      isBusy={update.isPending}
      onClick={() => update.mutate({ isFirstPeriod: !isFirst })}
      style={{ marginTop: 8 }}
    >
      {isFirst ? "It is not the first period" : "This is the first period"}
    </BusyButton>
  );
}
