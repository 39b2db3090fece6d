import { anyOf } from "../../text/TextPattern.ts";
import { normaliseHeading } from "../headings/normaliseHeading.ts";

/** The attribution of profit to owners, in the words of published statements. */
const OWNERS = anyOf(
  /\battributable to\b|\bnon ?controlling\b|\bminorit(?:y|ies)\b|\boutside shareholders\b/,
  /^(?:shareholders|stockholders|equity holders|holders|owners|members) of\b|^group s share\b|^(?:the )?controlling interests?$/,
  /\b(?:available|applicable) to\b|\bto (?:the )?(?:common|ordinary|preferred|preference) (?:share|stock)/,
  /\b(?:nicht|ohne) beherrschende[nr]? (?:anteile|einfluss)\b|\bminderheit(?:en|sgesellschafter|santeile?)\b|\banteile? (?:anderer|konzernfremder) gesellschafter\b/,
  /^davon (?:auf|aktionare|anteilseigner|den)\b|\b(?:auf|den) (?:die )?(?:aktionaren?|anteilseignern?|gesellschaftern?)\b/,
  /\bpart du groupe\b|\bminoritaires?\b|\bne (?:donnant|conferant) pas le controle\b/,
  /\batribui(?:ble|do|vel) a(?:l|o|os)?\b|\bat?tribuibile a\b|\bsocios externos\b|\bminoritari(?:os)?\b|\bna?o controlador[ae]s\b|\bdi pertinenza d/,
  /\baandeel (?:van )?derden\b|\bminderheidsbelang|\btoe te rekenen aan\b|\btoekomend aan\b/,
  /\bhanforligt till\b|\bminoritetens?\b|\butan bestammande inflytande\b/,
  /归属于|歸屬於|少数股东|少數股東|非支配株主|親会社/,
);

/** Other rows below a profit: other comprehensive income, earnings per share. */
const OTHERS = anyOf(
  /^(?:items of |total )?other comprehensive\b/,
  /\b(?:per|by) (?:common |ordinary |preferred |basic |diluted )?(?:share|unit)\b|\bshares outstanding\b|^(?:basic|diluted)?(?: and diluted)? ?eps\b|^weighted average\b/,
  /(?:持续|終止|终止)(?:经营|經營)(?:净利润|淨利)|其他综合收益|其他綜合損益|每股收益|每股盈餘|주당/u,
);

/** A share of the profit of associates is part of the profit. */
const OF_OTHERS = /\b(?:associates?|affiliates?|investees?|joint ventures?)\b/;

/**
 * Whether the label of a row shows that the profit is above it: attribution to owners, other comprehensive income,
 * amounts per share (IAS 1.81A-81B, IAS 33.66, ASC 810-10-50-1A, ASC 220-10-45-1A).
 */
export function isBeneathProfit(label: string): boolean {
  const words = normaliseHeading(label);
  return (OWNERS.test(words) && !OF_OTHERS.test(words)) || OTHERS.test(words);
}
