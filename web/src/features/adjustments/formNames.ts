/** The guided forms there are. */
export const formNames = { journal: "Journal", disposal: "Disposal of an asset" } as const;

export type FormName = keyof typeof formNames;

/** Whether a text names one of the forms. */
export function isFormName(text: string | null): text is FormName {
  return text !== null && Object.hasOwn(formNames, text);
}
