import { type FormEvent, useState } from "react";
import { type Toast, useToast } from "../../lib/toast/useToast.ts";
import { authFields, authMessage } from "./authMessages.ts";
import { useCodeQuestion } from "./useCodeQuestion.ts";
import type { AskCode } from "./withSecondFactor.ts";

/** What is wrong with a field: told like any failure, and kept beside the field until the form is sent again. */
export type FieldProblem<Name extends string> = { field: Name; title: string; description: string };

type Problems<Name extends string> = Partial<Record<Name, string>>;

type Props<Name extends string> = {
  /** Every field by name; what is said when it is required and empty. */
  fields: Readonly<Record<Name, string | null>>;
  failureTitle: string;
  /** What stands against values of which none is missing, and the field that it stands beside. */
  check?: (values: Record<NoInfer<Name>, string>) => FieldProblem<NoInfer<Name>> | null;
  /** Lets the person in and says so, unless what follows says it; throws what the identity service throws. */
  enter: (values: Record<NoInfer<Name>, string>, askCode: AskCode) => Promise<Toast | null>;
};

/** The submit step of these forms: what is missing first, then what cannot be, then the identity service's answer. */
export function useAuthForm<Name extends string>(props: Props<Name>) {
  const { fields, failureTitle, check, enter } = props;
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { question, askCode } = useCodeQuestion();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = missingFields(fields, values);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return focusField(form, first);
    const refuse = (title: string, description: string, field: Name | undefined) => {
      toast({ title, description, variant: "destructive" });
      if (field === undefined) return;
      setProblems({ [field]: description } as Problems<Name>); // a key that is computed loses its name
      focusField(form, field);
    };
    const problem = check?.(values);
    if (problem) return refuse(problem.title, problem.description, problem.field);
    setBusy(true);
    try {
      const message = await enter(values, askCode);
      if (message) toast(message);
    } catch (error) {
      refuse(failureTitle, authMessage(error), fieldOf(error, fields));
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, problems, question };
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
): Problems<Name> {
  const names = Object.keys(fields) as Name[]; // Object.keys forgets the names
  return Object.fromEntries(
    names.flatMap((name) => (fields[name] && values[name] === "" ? [[name, fields[name]]] : [])),
  ) as Problems<Name>; // and so does Object.fromEntries
}

/** The field of this form that the identity service refuses; undefined where it is none in particular. */
function fieldOf<Name extends string>(
  error: unknown,
  fields: Props<Name>["fields"],
): Name | undefined {
  const names = Object.keys(fields) as Name[]; // Object.keys forgets the names
  return authFields(error).flatMap((field) => names.filter((name) => name === field))[0];
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
