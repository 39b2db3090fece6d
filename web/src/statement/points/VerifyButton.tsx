import { useState } from "react";
import { Button, type ButtonProps } from "../../components/Button.tsx";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import {
  useKeepVerification,
  type VerificationSubject,
} from "../../lib/project/useKeepVerification.ts";

type Props = {
  projectId: string;
  subject: VerificationSubject;
  /** What the button is for, where several stand together. */
  name?: string;
  /** What is asked of the person. */
  asked: string;
  label: string;
} & Pick<ButtonProps, "variant" | "size">;

/** Takes a person's confirmation with the reason; it is stored with who gave it and when. */
export function VerifyButton({ projectId, subject, name, asked, label, ...look }: Props) {
  const [isAsking, setAsking] = useState(false);
  const word = useKeepVerification(projectId);
  return (
    <>
      <Button
        color="inherit"
        {...look}
        {...(name !== undefined && { "aria-label": `${label}: ${name}` })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog
          title="Why is this right?"
          text={asked}
          action={label}
          isBusy={word.isPending}
          onCancel={() => setAsking(false)}
          onGive={(reason) =>
            word.mutate({ ...subject, reason, before: null }, { onSuccess: () => setAsking(false) })
          }
        />
      )}
    </>
  );
}
