import { measureScreen } from "../e2e/measureScreen.ts";
import { startSuite } from "../emulators/index.ts";
import { buildAll } from "../scripts/run.ts";
import { ledgerCsv } from "./ledgerCsv.ts";

const SMALL = 20;
/** As few as fill the list: twenty stand in it whole, and nothing scrolls. */
const SCROLLS = 200;
const LARGE = 20_000;

/** Of the large company: elements on its page, and how many times the small one's it may take. */
const limits = { nodes: 2_000, scroll: 3, drawer: 3, role: 8 } as const;

/** The statement's screen of a large company beside that of a small one, in a browser on the local suite. */
export async function benchScreens(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  await buildAll();
  const { stop, ended: _, ...addresses } = await startSuite({ ports: "free" });
  process.env.TIEOUT_SUITE = JSON.stringify(addresses);
  try {
    const small = await measureScreen(`${SMALL} accounts`, ledgerCsv(SMALL));
    const scrolls = await measureScreen(`${SCROLLS} accounts`, ledgerCsv(SCROLLS));
    const large = await measureScreen(`${LARGE} accounts`, ledgerCsv(LARGE));
    const beside = { scroll: scrolls.scroll, drawer: small.drawer, role: small.role };
    const parts = (["scroll", "drawer", "role"] as const).map((part) => {
      const times = large[part] / Math.max(1, beside[part]);
      return {
        line: `${part}: ${beside[part].toFixed(1)} ms, ${large[part].toFixed(1)} ms, ${times.toFixed(1)} × (limit ${limits[part]})`,
        isWithin: times <= limits[part],
      };
    });
    const nodes = `elements: ${small.nodes}, ${large.nodes} (limit ${limits.nodes})`;
    return {
      lines: [
        `${SMALL} accounts (${SCROLLS} where the list is scrolled), ${LARGE} accounts`,
        nodes,
        ...parts.map(({ line }) => line),
      ],
      isWithinLimits: large.nodes <= limits.nodes && parts.every(({ isWithin }) => isWithin),
    };
  } finally {
    await stop();
  }
}
