import { isFinal } from "../Classification.ts";
import { type ChartLanguage, isLittleKnown } from "../language/recogniseLanguage.ts";
import { type Changes, changesBy, type Pass } from "../Pass.ts";
import { ASKED, ask } from "./ask.ts";

/**
 * Asks about the names of books whose language is told by fewer words than it takes to read it, where no type
 * says more: what was read of a name is proposed. Of such readings on charts nobody had looked at one in six was
 * wrong.
 */
export function askLittleKnown(language: ChartLanguage): Pass {
  return (accounts): Changes => {
    const isKnown = !isLittleKnown(
      accounts.map(({ facts }) => facts.printed?.name ?? facts.name),
      language,
    );
    return changesBy(accounts, ({ facts, classification: own }) => {
      if (isKnown || facts.type !== "" || isFinal(own) || own.confidence <= ASKED) return null;
      return ask(own, "Most names of these accounts were not read.");
    });
  };
}
