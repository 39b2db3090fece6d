import { anyOf } from "../../text/TextPattern.ts";

const RESULT = anyOf(
  /^(?:(?:consolidated|group|adjusted|net|total) )?gross (?:trading )?(?:profit|loss|margin|surplus|deficit|earnings)\b/i,
  /^(?:(?:consolidated|group|adjusted|net|gross|operating|trading|accounting) ){0,2}(?:profit|loss|income|earnings|surplus|deficit)(?: ?[/(] ?(?:loss|deficit|profit)\)?)?(?: on ordinary activities)? (?:before|after)\b/i,
  /^(?:profit|loss|income|earnings|surplus|deficit)(?: ?[/(] ?(?:loss|deficit|profit)\)?)? (?:generated )?(?:from|by) (?:continuing )?operations\b/i,
  /^(?:operating|trading|net) (?:profit|loss|surplus|deficit|result|earnings)(?: ?[/(] ?(?:loss|deficit|profit)\)?)?(?: for\b.*)?$/i,
  /^net income(?: ?[/(] ?loss\)?)?(?: for\b.*)?$/i,
  /^(?:profit|loss|surplus|deficit|result)(?: ?[/(] ?(?:loss|deficit|profit)\)?)? (?:for|of) the (?:financial )?(?:year|period|quarter|month)\b/i,
  /^(?:adjusted |underlying )?(?:ebitd?a?|pbit|pbt)\b/i,
);

/** Whether a row of a profit and loss is called a result: what income leaves after costs ("Gross profit"). */
export function isResultName(name: string): boolean {
  return RESULT.test(name.trim()) && !PART.test(name);
}

/** Parts of a result that have lines of their own. */
const PART = /\bdiscontinu|\bassociat|\bjoint venture|\bminorit|\bnon-?controlling/i;
