/** English months with their short forms, then those of Spanish, French, German, Italian, Portuguese and Dutch, as headings write them without accents. */
const MONTHS: readonly string[] = [
  "jan january enero ene janvier janv januar gennaio janeiro januari",
  "feb february febrero fevrier fevr februar febbraio fevereiro fev februari",
  "mar march marzo mars marz mrz marco maart mrt",
  "apr april abril abr avril avr aprile",
  "may mayo mai maggio maio mei",
  "jun june junio juin juni giugno junho",
  "jul july julio juillet juil juli luglio julho",
  "aug august agosto aout augustus",
  "sep september sept septiembre septembre settembre setembro",
  "oct october octubre octobre oktober okt ottobre outubro",
  "nov november noviembre novembre novembro",
  "dec december diciembre dic decembre dezember dez dicembre dezembro",
];

const numbers: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** The number of a month from its name or its short form; null for any other word. */
export function monthNumber(word: string): number | null {
  return numbers.get(word.toLowerCase()) ?? null;
}
