import { type FormEvent, useState } from "react";
import { type Toast, useToast } from "../../lib/toast/useToast.ts";
import { authMessage } from "./authMessages.ts";
import { useCodeQuestion } from "./useCodeQuestion.ts";
import type { AskCode } from "./withSecondFactor.ts";

type Props<Name extends string> = {
  /** Every field by name; what is said when it is required and empty. */
  fields: Readonly<Record<Name, string | null>>;
  failureTitle: string;
  /** Lets the person in and says so, unless what follows says it; throws what the identity service throws. */
  enter: (values: Record<Name, string>, askCode: AskCode) => Promise<Toast | null>;
};

/** The submit step of both forms: what is missing first, then the identity service's answer. */
export function useAuthForm<Name extends string>({ fields, failureTitle, enter }: Props<Name>) {
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { question, askCode } = useCodeQuestion();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = missingFields(fields, values);
    setMissing(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return focusField(form, first);
    setBusy(true);
    try {
      const told = await enter(values, askCode);
      if (told) toast(told);
    } catch (error) {
      toast({ title: failureTitle, description: authMessage(error), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, missing, question };
}

function readValues<Name extends string>(
  form: HTMLFormElement,
  fields: Props<Name>["fields"],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = Object.keys(fields).map((name) => [name, String(data.get(name) ?? "")]);
  // One string for every name of `fields`.
  return Object.fromEntries(entries) as Record<Name, string>;
}

function missingFields<Name extends string>(
  fields: Props<Name>["fields"],
  values: Record<Name, string>,
): Partial<Record<Name, string>> {
  const names = Object.keys(fields) as Name[]; // Object.keys forgets the names
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] && values[name] === "" ? [[name, fields[name]]] : [])),
  ) as Partial<Record<Name, string>>; // and so does Object.fromEntries
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
