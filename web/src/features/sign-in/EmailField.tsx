import { TextInput } from "./TextInput.tsx";

type Props = { label?: string; problem: string | undefined };

/** The field of an email address, which has to be there. */
export function EmailField({ label = "Email", problem }: Props) {
  return (
    <TextInput
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      isRequired
      problem={problem}
    />
  );
}
