/** English months with their short forms, then those of other languages as headings write them, without accents. */
const MONTHS: readonly string[] = [
  "jan january enero ene janvier janv januar gennaio janeiro januari ianuarie tammikuuta stycznia styczen ledna ocak januara января январь січня ιανουαριου يناير",
  "feb february febrero fevrier fevr februar febbraio fevereiro fev februari februarie helmikuuta lutego luty unora subat februara februari февраля февраль лютого φεβρουαριου فبراير",
  "mar march marzo mars marz mrz marco maart mrt martie maaliskuuta marca marzec brezna mart maret марта март березня μαρτιου مارس",
  "apr april abril abr avril avr aprile aprilie huhtikuuta kwietnia kwiecien dubna nisan aprila апреля апрель квітня απριλιου ابريل",
  "may mayo mai maggio maio mei maj maja kvetna toukokuuta mayis mayıs мая май маи травня μαιου مايو",
  "jun june junio juin juni giugno junho iunie kesakuuta czerwca czerwiec cervna haziran juna июня июнь червня ιουνιου يونيو",
  "jul july julio juillet juil juli luglio julho iulie heinakuuta lipca lipiec cervence temmuz jula июля июль липня ιουλιου يوليو",
  "aug august agosto aout augustus elokuuta sierpnia sierpien srpna agustos augusti agustus augusta августа август серпня αυγουστου اغسطس",
  "sep september sept septiembre septembre settembre setembro septembrie syyskuuta wrzesnia wrzesien zari eylul septembra сентября сентябрь вересня σεπτεμβριου سبتمبر",
  "oct october octubre octobre oktober okt ottobre outubro octombrie lokakuuta pazdziernika pazdziernik rijna ekim oktobra октября октябрь жовтня οκτωβριου اكتوبر",
  "nov november noviembre novembre novembro noiembrie marraskuuta listopada listopad listopadu kasim kasım novembra ноября ноябрь листопада νοεμβριου نوفمبر",
  "dec december diciembre dic decembre dezember dez dicembre dezembro decembrie joulukuuta grudnia grudzien prosince aralik aralık decembra desember декабря декабрь грудня δεκεμβριου ديسمبر",
];

const numbers: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);

/** The number of a month from its name or its short form; null for any other word. */
export function monthNumber(word: string): number | null {
  return numbers.get(word.toLowerCase()) ?? null;
}
