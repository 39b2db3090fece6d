/** With whom of its group a firm keeps a current account, as words of a phrase. */
export const ofGroup =
  "intercompany|group|parent|subsidiary|associate|affiliate|related|sister|holding|undertaking";

/** Phrases of an account that is kept with one of them, whichever is said first. */
export const currentAccountWith = (parties: string): string[] => [
  `current|running|settlement account .. ${parties}`,
  `${parties} current|running|settlement account`,
];
