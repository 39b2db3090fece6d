import { rememberRecent } from "../../text/rememberRecent.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** Which rate of a year it is. */
export type RateKind = "Opening" | "Average" | "Closing";

/** Null where words say of no end of the year; undefined where they contradict each other, or are of the year before. */
type SaidKind = RateKind | null | undefined;

/**
 * A row for each language. "Mittelkurs", "kurs średni", "middelkurs", "középárfolyam" and "keskikurssi" are in none: they
 * are rates between buying and selling, of any day.
 */
const WORDS: Readonly<Record<RateKind | "before", string>> = {
  Average: `average|avg|mean|durchschnitt|durchschnittlich|durchschnittskurs|jahresdurchschnitt|jahresdurchschnittskurs|
    moyen|moyenne|promedio|medio|media|gemiddeld|gemiddelde|genomsnitt|genomsnittlig|genomsnittskurs|snittkurs|medelkurs|
    gennemsnit|gennemsnitlig|gennemsnitskurs|gjennomsnitt|gjennomsnittlig|gjennomsnittskurs|keskiarvo|przecietny|
    prumerny|prumer|priemerny|atlag|atlagos|atlagarfolyam|mediu|ortalama|среднии|средняя|середніи|μεση|μεσος|
    平均|평균|متوسط|rata rata`,
  Opening: `open|opening|b f|bf|b fwd|bfwd|start|beginning|eroffnung|eroffnungskurs|anfang|anfangskurs|jahresanfang|beginn|
    ouverture|debut|apertura|inicial|inicio|abertura|iniziale|inizio|begin|beginkoers|openingskoers|ingaende|primo|
    abningskurs|apningskurs|otwarcia|otwarcie|poczatek|pocatecni|zacatek|nyito|nyitoarfolyam|deschidere|inceput|
    acilis|donem basi|yil basi|начало|открытия|початок|期首|期初|年初|기초|افتتاح|الافتتاح|بداية|awal`,
  Closing: `close|closing|c f|cf|c fwd|cfwd|end|ending|year end|schlusskurs|stichtag|stichtagskurs|bilanzstichtag|endkurs|
    jahresende|ende|cloture|fin|cierre|final|fecho|fechamento|encerramento|chiusura|finale|fine|slot|slotkoers|ultimo|
    einde|eindkoers|balansdag|balansdagen|balansdagens|bokslutskurs|slutkurs|utgaende|balancedagen|balancedagens|
    sluttkurs|balansedagen|balansedagens|paatoskurssi|loppukurssi|zamkniecia|zamkniecie|koniec|konec|konecny|zaro|
    zaroarfolyam|inchidere|sfarsit|kapanis|donem sonu|yil sonu|конец|закрытия|кінець|期末|年末|기말|اقفال|الاقفال|
    نهاية|akhir`,
  before: `prior|previous|preceding|last year|last years|py|vorjahr|vorjahres|precedent|precedente|anterior|vorig|vorige|
    foregaende|forrige|sidste ar|edellinen|edellisen|poprzedni|poprzedniego|predchozi|predchoziho|elozo|onceki|
    прошлого|предыдущего|前期|前年|上年|전기|السابق|السابقة`,
};

/** Chinese, Japanese and Korean write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}]/u;
const LONGEST = 200;

const says = {
  Average: speaks("Average"),
  Opening: speaks("Opening"),
  Closing: speaks("Closing"),
  before: speaks("before"),
};

/** Which rate a heading or a description is of: "Closing", "Stichtagskurs 2025", "Cours moyen"; see `SaidKind`. */
export const kindOfRate: (text: string) => SaidKind = rememberRecent((text) => {
  const words = wordsOf(text);
  const isBefore = says.before(words);
  if (says.Average(words)) return isBefore ? undefined : "Average";
  const [isOpening, isClosing] = [says.Opening(words), says.Closing(words)];
  if (isOpening && (isClosing || isBefore)) return undefined;
  if (isOpening) return "Opening";
  // The year opens with the rate at which the one before it closed
  if (isClosing) return isBefore ? "Opening" : "Closing";
  return isBefore ? undefined : null;
});

/** Whether a rate is that of a time and not of a day, of whichever year. */
export function saysAverage(text: string): boolean {
  return says.Average(wordsOf(text));
}

function speaks(kind: keyof typeof WORDS): (words: string) => boolean {
  const phrases = WORDS[kind].split("|").map((phrase) => normaliseHeading(phrase));
  const marks = phrases.map((phrase) => (UNSPACED.test(phrase) ? phrase : ` ${phrase} `));
  return rememberRecent((words) => marks.some((mark) => words.includes(mark)));
}

function wordsOf(text: string): string {
  return ` ${normaliseHeading(text.slice(0, LONGEST))} `;
}
