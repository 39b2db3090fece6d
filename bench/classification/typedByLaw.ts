import type { ChartId } from "../../core/classify/national/ChartId.ts";
import { nationalCharts } from "../../core/classify/national/nationalCharts.ts";
import { numberOf } from "../../core/classify/national/numberOf.ts";
import { inGroups } from "../../core/classify/national/withZerosInFront.ts";
import { admittedRoles } from "./admittedRoles.ts";
import type { PublicAccount, PublicChart } from "./readPublicCharts.ts";

/*
 * Where the law presents the accounts of a group, in the type labels of `admittedRoles`: a judge besides the author of
 * a chart, who may type a group by mistake. It is written from the headings of the law, never from the roles that
 * accounts are read as, and says nothing of groups that hold both what is owing and what is owed.
 */

type Groups = Readonly<Record<string, string>>;

const lawOf: Partial<Record<ChartId, Groups>> = {
  // ANC regulation 2014-03, articles 821-1 (balance sheet), 823-1 (results) and 932-1 (accounts)
  PCG: {
    Equity: "10 11 12 13 14",
    Liability:
      "15 16 17 269 279 40 419 42 43 442 446 447 448 455 457 464 4686 487 509 5181 5186 519",
    "Non-current Assets": "20 21 22 23 26 27 28 29",
    Stock: "3",
    Receivable: "409 41 425 4287 4387 439 441 4438 4487 462 465 4687 481 486 5187 5188",
    "Current Assets": "49 50 59",
    "Bank and Cash": "51 53 54 58",
    Expense: "6",
    Income: "7",
  },
  // Decree 96-2459, NCT 01, third part: nomenclature of accounts
  NCT: {
    Equity: "10 11 12 13 14",
    Liability: "15 16 18 259 269 40 419 42 432 434 435 437 438 442 447 453 454 4586 472 48 50 529",
    "Non-current Assets": "21 22 23 24 25 26 27 28 29",
    Stock: "3",
    Receivable: "409 41 421 4287 431 4387 452 45387 455 4587 471",
    "Current Assets": "49 51 52 59",
    "Bank and Cash": "53 54 55 58",
    Expense: "6",
    Income: "7",
    // What is deductible and what is owed of VAT
    "class 4": "436",
  },
  // Annual Accounts Act (1995:1554), annexes 1 and 2; untaxed reserves stand between equity and liabilities
  BAS: {
    "Non-current Assets": "10 11 12 13",
    Stock: "14",
    "Current Assets": "147 15 16 17 18",
    "Bank and Cash": "19",
    Equity: "20",
    Liability: "22 23 24 25 26 27 28 29",
    Income: "3",
    Expense: "4 5 6 7",
    "BAS 8": "8",
  },
  // Accounting Act of 1998, sections 6-1 and 6-2
  NS4102: {
    "Non-current Assets": "10 11 12 13",
    Stock: "14",
    "Current Assets": "15 16 17 18",
    "Bank and Cash": "19",
    Equity: "20",
    Liability: "21 22 23 24 25 26 27 28 29",
    Income: "3",
    Expense: "4 5 6 7",
    "BAS 8": "8",
  },
  // Commercial code (UGB), sections 224 and 231
  EKR: {
    "Non-current Assets": "0",
    Stock: "1",
    "Current Assets": "20 21 22 23 24 25 26 29",
    "Bank and Cash": "27 28",
    Liability: "3",
    Income: "4",
    Expense: "5 6 7",
    "BAS 8": "80 81 82 83 84 85",
    Equity: "90 91 92 93 94 95 96 97",
  },
  // Royal decree of 29 April 2019, article 3:82 (balance sheet) and annexes
  MAR: {
    Equity: "10 11 12 13 14 15",
    Liability: "16 17 42 43 44 45 46 47 48 492 493",
    "Non-current Assets": "20 21 22 23 24 25 26 27 28 29",
    Stock: "3",
    Receivable: "40 41 490 491",
    "Current Assets": "50 51 52 53",
    "Bank and Cash": "54 55 56 57 58",
    Expense: "6",
    Income: "7",
  },
  // Grand-ducal regulation of 12 September 2019 (accounts), law of 19 December 2002, articles 34 and 46
  PCN: {
    Equity: "10 11 12 13 14 15",
    Liability: "18 19 4015 4025 43 44 45 46 47",
    "Non-current Assets": "20 21 22 23",
    Stock: "3",
    Receivable: "40 41 42 44113 44123",
    "Current Assets": "50",
    "Bank and Cash": "51",
    Expense: "6",
    Income: "7",
  },
  // Order 1802/2014, chapters 3 (balance sheet and results) and 14 (accounts)
  OMFP1802: {
    Equity: "101 103 104 105 106 107 108 109 11 12 14 463",
    Liability:
      "15 16 269 401 403 404 405 408 419 421 423 424 426 427 4281 431 436 437 4381 441 444 446 447 4481 455 457 462 472 475 478 509 5186 519",
    "Non-current Assets": "20 21 22 23 26 28 29 4093 4094 4903 4904",
    Stock: "3",
    Receivable: "409 411 413 418 425 5187 4282 4382 4482 445 461 471 490 491 495 496",
    "Current Assets": "50 59",
    "Bank and Cash": "51 53 54 58",
    Expense: "6",
    Income: "7",
  },
  // Act C of 2000, section 160, and the balance sheet of its annex 1
  SZT: {
    "Non-current Assets": "1 351 352",
    Stock: "2",
    Receivable: "31 32 33 34 35 36 39",
    "Current Assets": "37",
    "Bank and Cash": "38",
    Equity: "41",
    Liability: "42 43 44 45 46 47 48",
    Expense: "51 52 53 54 55 56 57 8",
    Income: "9",
  },
  // Code of obligations, articles 959a and 959b, with the chart of 2013
  KMU: {
    "Current Assets": "10 11 12 13",
    "Non-current Assets": "14 15 16 17",
    Liability: "20 21 22 23 24 25 26",
    Equity: "28 29",
    Income: "3 695 696 697 698 699 700 750 81 851",
    Expense: "4 5 6 701 751 80 850 89",
  },
  // The same of the edition before, whose class 6 ends with depreciation
  KMU1996: {
    "Current Assets": "10 11 12 13",
    "Non-current Assets": "14 15 16 17",
    Liability: "20 21 22 23 24 25 26",
    Equity: "28 29",
    Income: "3 685 686 687 688 689 700 740 750 79 800 820",
    Expense: "4 5 6 701 741 751 801 821 89",
  },
  // Law 4308/2014, annexes B (balance sheet and results) and C (accounts)
  ELP: {
    "Non-current Assets": "1",
    Stock: "2",
    Asset: "3",
    Equity: "4",
    Liability: "5",
    Expense: "60 61 62 63 64 65 66 67 68 69",
    Income: "70 71 72 73 74 75 76 77 79",
    Receivable: "5003 5004",
  },
  // Law on annual accounts of 2015, annexes 1 (balance sheet) and 2 (results)
  GKP: {
    "Non-current Assets": "1",
    Stock: "21 22",
    "Current Assets": "23 24 25",
    "Bank and Cash": "26",
    Equity: "3",
    Liability: "4 5",
    Income: "6 81 83",
    Expense: "7 82 84 88",
  },
  // General communiqué 1 on the accounting system (1992), parts 4 and 5: balance sheet, results and accounts
  THP: {
    "Bank and Cash": "10",
    Receivable: "12 13",
    Stock: "15",
    "Current Assets": "11 17 18 19",
    "Non-current Assets": "2",
    Liability: "3 4",
    Equity: "5",
    Income: "60 61 64 67",
    Expense: "62 63 65 66 68 691 7",
  },
  // Decree 500/2002, annexes 1 (balance sheet), 2 (results) and 4 (accounts)
  SUO: {
    "Non-current Assets": "0",
    Stock: "1",
    "Bank and Cash": "21 22 26",
    "Current Assets": "25 29 381 382 385 388 391",
    Receivable: "31 335 35 371 374 375 376 378",
    Liability: "23 24 32 331 333 336 36 383 384 389 45 46 47",
    Equity: "41 42 43 49",
    Expense: "5",
    Income: "6",
  },
  // Measure MF/23054/2002-92, annex 1 (accounts), and MF/15464/2013-74 (balance sheet and results)
  RUO: {
    "Non-current Assets": "0",
    Stock: "1",
    "Bank and Cash": "21 22 26",
    "Current Assets": "25 29 381 382 385 391",
    Receivable: "31 335 35 371 374 375 376 378",
    Liability: "23 24 32 331 333 336 36 383 384 45 46 47",
    Equity: "41 42 43 49",
    Expense: "5",
    Income: "6",
  },
  // Portarias 218/2015 (accounts) and 220/2015 (balance sheet and results)
  SNC: {
    "Bank and Cash": "11 12 13",
    Receivable: "211 212 219 228 229 232 239 266 2713 2721 279 281",
    Liability: "1412 1422 1432 218 22 231 237 25 264 265 271 2722 273 275 276 282 29",
    Stock: "3",
    // Animals and plants that produce, with advances on plant
    "Non-current Assets": "372 3782 3792 41 42 43 44 45",
    "Current Assets": "1411 1421 1431 46",
    Equity: "5 818 89",
    Expense: "6 812",
    Income: "7",
  },
  // Real Decreto 1514/2007, third part (balance sheet and results) and fourth part (accounts)
  PGC: {
    Equity: "10 11 12 13 8 9",
    Liability:
      "14 15 16 17 18 40 41 438 465 466 475 476 477 479 485 499 50 51 52 560 561 568 585 586 587 588 589",
    "Non-current Assets": "20 21 22 23 24 25 26 28 29",
    Stock: "3",
    Receivable: "407 43 44 460 470 471 472 473 474 480 565 566 567",
    "Current Assets": "49 53 54 580 581 582 583 584 59",
    "Bank and Cash": "57",
    Expense: "6",
    Income: "7",
  },
};

/** A chart whose accounts have the type that the law gives the longest beginning of their number, where it gives one. */
export function typedByLaw(chart: PublicChart): PublicChart {
  const national = nationalCharts.find(({ id }) => id === chart.group);
  const groups = national && lawOf[national.id];
  if (national === undefined || groups === undefined) return chart;
  const typeOf = new Map(
    Object.entries(groups).flatMap(([type, numbers]) =>
      numbers.split(" ").map((number) => [number, type] as const),
    ),
  );
  const { digits } = inGroups(chart.accounts)(national);
  const typed = (account: PublicAccount): PublicAccount => {
    const type = ofLongest(typeOf, numberOf(account.code, digits));
    const admits = type === null ? undefined : admittedRoles.get(type);
    return type === null || admits === undefined ? account : { ...account, type, admits };
  };
  return { ...chart, accounts: chart.accounts.map(typed) };
}

/** Whether a law is written down for a chart. */
export function hasLaw({ group }: PublicChart): boolean {
  return Object.keys(lawOf).includes(group);
}

function ofLongest(typeOf: ReadonlyMap<string, string>, number: string): string | null {
  for (let length = number.length; length > 0; length -= 1) {
    const type = typeOf.get(number.slice(0, length));
    if (type !== undefined) return type;
  }
  return null;
}
