import { BANK } from "./Book.ts";
import { deferrals, overheads } from "./overheads.ts";
import type { Making } from "./runTrade.ts";

const DEPARTMENTS = ["production", "warehouse", "sales", "administration", "management"] as const;

/** Wages by department, the contributions that follow them, and what is owed at both ends. */
export function runPayroll({ book, chance, size, growth }: Making, share: number): void {
  const departments = DEPARTMENTS.slice(0, chance.between(3, DEPARTMENTS.length));
  const common = growth * 0.6 + chance.between(-600, 600);
  const total = { before: 0n, now: 0n };
  for (const [index, department] of departments.entries()) {
    const part = share / departments.length;
    const before = chance.share(size, part * 0.6, part * 1.4);
    const own = 10_000 + common + chance.between(-800, 800);
    const now = chance.share(before, own, own);
    book.add(`60${index}0`, `Wages and salaries - ${department}`, "expense", before);
    book.post(`60${index}0`, BANK, now);
    total.before += before;
    total.now += now;
  }
  const contributions = [
    {
      code: "6100",
      name: "Employer's national insurance",
      rate: [900, 1_380],
      noise: 180,
      change: 12,
    },
    {
      code: "6110",
      name: "Employer's pension contributions",
      rate: [300, 600],
      noise: 180,
      change: 8,
    },
  ] as const;
  for (const { code, name, rate, noise, change } of contributions) {
    const usual = chance.between(rate[0], rate[1]);
    const isChanged = chance.happens(change);
    const moved = isChanged ? chance.between(400, 1_200) : chance.between(-noise, noise);
    const later = usual * (1 + moved / 10_000);
    book.add(code, name, "expense", chance.share(total.before, usual, usual));
    book.post(code, BANK, chance.share(total.now, later, later));
  }
  const owed = [
    { code: "2500", name: "PAYE and national insurance payable", share: [220, 320], noise: 1_500 },
    { code: "2510", name: "Pension contributions payable", share: [50, 90], noise: 1_800 },
    { code: "2520", name: "Net wages payable", share: [40, 120], noise: 3_500 },
    { code: "2530", name: "Holiday pay accrual", share: [60, 140], noise: 2_500 },
    { code: "2540", name: "Accrued bonuses", share: [100, 300], noise: 5_000 },
  ] as const;
  for (const { code, name, share: range, noise } of owed) {
    const usual = chance.between(range[0], range[1]);
    const later = usual * (1 + chance.between(-noise, noise) / 10_000);
    book.add(code, name, "current_liability", -chance.share(total.before, usual, usual));
    book.settle(code, -chance.share(total.now, later, later));
  }
}

/** Overheads with their prepaid and accrued parts; now and then one doubles for a reason of its own. */
export function runOverheads({ book, chance, size, growth }: Making): void {
  for (const { code, name, share, isFixed } of overheads) {
    const before = chance.share(size, share[0], share[1]);
    const usual = isFixed ? chance.between(0, 800) : growth * 0.5 + chance.between(-2_000, 2_000);
    const oneOff = chance.happens(5) ? chance.between(3_000, 12_000) : 0;
    book.add(code, name, "expense", before);
    book.post(code, BANK, chance.share(before, 10_000 + usual + oneOff, 10_000 + usual + oneOff));
  }
  for (const { code, name, of, share, side } of deferrals) {
    const sign = side === "prepaid" ? 1n : -1n;
    const usual = chance.between(share[0], share[1]);
    const later = usual * (1 + chance.between(-3_000, 3_000) / 10_000);
    const kind = side === "prepaid" ? "current_asset" : "current_liability";
    book.add(code, name, kind, sign * chance.share(book.before(of), usual, usual));
    book.settle(code, sign * chance.share(book.now(of), later, later));
  }
  runComingAndGoing({ book, chance, size });
  runSundries({ book, chance, size, growth });
}

/** A cost that began this year and one that ended, as activities do. */
function runComingAndGoing({ book, chance, size }: Omit<Making, "costShare" | "growth">): void {
  if (chance.happens(40)) {
    book.add("7400", "Storage costs", "expense", 0n);
    book.post("7400", BANK, chance.share(size, 5, 110));
  }
  if (chance.happens(40))
    book.add("7410", "Relocation costs", "expense", chance.share(size, 5, 110));
}

function runSundries({ book, chance, size, growth }: Omit<Making, "costShare">): void {
  const sundries = [
    { code: "1300", name: "Sundry debtors", share: [15, 45], sign: 1n },
    { code: "1310", name: "Staff loans", share: [1, 5], sign: 1n },
    { code: "2240", name: "Accruals - general", share: [40, 100], sign: -1n },
    { code: "2250", name: "Other creditors", share: [15, 45], sign: -1n },
    { code: "2600", name: "Warranty provision", share: [30, 60], sign: -1n },
  ] as const;
  for (const { code, name, share, sign } of sundries) {
    const before = chance.share(size, share[0], share[1]);
    const own = 10_000 + growth + chance.between(-4_000, 4_000);
    const kind = sign > 0n ? "current_asset" : "current_liability";
    book.add(code, name, kind, sign * before);
    book.settle(code, sign * chance.share(before, own, own));
  }
  const fee = (book.before("7240") / 50_000n) * 50_000n;
  book.add("2260", "Accrued audit fee", "current_liability", -fee);
  book.settle("2260", chance.happens(30) ? -fee : -(book.now("7240") / 50_000n) * 50_000n);
  book.add("1320", "Rent deposit", "current_asset", (book.before("7000") / 400_000n) * 100_000n);
  if (!chance.happens(30)) return;
  const owed = chance.share(size, 100, 500);
  const later = chance.between(8_500, 11_500);
  book.add("2700", "Amounts owed to group undertakings", "current_liability", -owed);
  book.settle("2700", -chance.share(owed, later, later));
}
