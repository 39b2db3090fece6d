import { describe, expect, test } from "vitest";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { fitsBeyondChance, isBeyondChance } from "./fitsBeyondChance.ts";
import { nationalCharts } from "./nationalCharts.ts";
import { recogniseChart } from "./recogniseChart.ts";

/** Companies that number their accounts by themselves, and meet four numbers of a chart by chance. */
const accidents = {
  PCGE: [
    "300 Clientes, 302 Maquinaria, 304 Caja, 306 Fianzas entregadas, 308 Equipos informáticos",
    "310 Amortización acumulada, 312 Bancos, 314 Gastos anticipados, 316 Mobiliario, 318 Mercaderías",
    "320 Vehículos, 324 Anticipos a proveedores, 326 Edificios, 402 Préstamo bancario, 404 IVA repercutido",
    "406 Deudas a largo plazo, 408 Impuesto de sociedades a pagar, 410 Seguridad social acreedora",
    "412 Anticipos de clientes, 414 Remuneraciones pendientes de pago, 416 Acreedores varios, 418 Proveedores",
    "502 Capital social, 504 Reservas, 600 Ventas de mercaderías, 602 Descuentos sobre ventas",
    "604 Otros ingresos, 606 Ingresos financieros, 702 Honorarios profesionales, 706 Electricidad",
    "708 Servicios bancarios, 710 Seguros, 712 Teléfono, 714 Intereses, 716 Compras, 718 Depreciación",
  ],
  KMU: [
    "0000 Capital, 0020 Résultat de l'exercice, 1000 Caisse, 1001 Banque, 1002 Clients",
    "1003 TVA à récupérer, 1004 Matériel de transport, 1005 Mobilier, 1006 Matériel de bureau",
    "1007 Terrains, 1008 Constructions, 1009 Dépôts et cautionnements, 2000 Fournisseurs",
    "2010 Créditeurs divers, 2020 TVA à payer, 2030 Personnel rémunérations dues, 2050 Emprunt bancaire",
    "3000 Ventes, 3001 Ventes de marchandises, 3002 Loyers reçus, 4000 Achats, 4002 Salaires, 4004 Loyers",
    "4005 Électricité, 4006 Eau, 4007 Honoraires, 4008 Intérêts, 4009 Carburant, 4010 Impôts et taxes",
  ],
  EKR: [
    "100000 Gesetzliche Rücklage, 110000 Privatentnahmen, 200000 Kasse, 200010 Bank, 200020 Debitoren",
    "200030 Vorsteuer, 200040 EDV, 200050 Wertberichtigungen, 200060 Kautionen, 310010 Kreditoren",
    "300010 Verbindlichkeiten aus Lieferungen und Leistungen, 320010 Umsatzsteuer",
    "330010 Verbindlichkeiten Lohn und Gehalt, 350010 Bankdarlehen, 360010 Steuerrückstellung",
    "400000 Erlöse aus Dienstleistungen, 400010 Sonstige Erträge, 400020 Zinserträge",
    "500010 Wareneingang, 510010 Miete, 520010 Versicherungen, 530010 Bürobedarf, 560010 Abschreibungen",
  ],
};

/** Of 39 names that tell something 13 go with their numbers, three times as many as by chance. */
const fewFit = { telling: 39, fitting: 13, expected: 5.1, variance: 2.64 };

const spanish = [
  "100 Capital social, 112 Reserva legal, 129 Resultado del ejercicio, 216 Mobiliario",
  "281 Amortización acumulada del inmovilizado material, 300 Mercaderías, 400 Proveedores",
  "410 Acreedores por servicios, 430 Clientes, 465 Remuneraciones pendientes de pago",
  "472 Hacienda Pública, IVA soportado, 572 Bancos, 600 Compras de mercaderías, 621 Arrendamientos",
  "640 Sueldos y salarios, 681 Amortización, 700 Ventas de mercaderías",
];

describe("a chart whose numbers are met by chance", () => {
  test.each(Object.entries(accidents))("%s is none", (_, lines) => {
    expect(recogniseChart(accountsOf(lines))).toBeNull();
  });

  test("is none, where it fits far beyond chance and a third of the names", () => {
    expect(isBeyondChance(fewFit)).toBe(false);
    expect(isBeyondChance({ ...fewFit, fitting: 19 })).toBe(true);
  });

  test("is none, though the names of costs all go with any number of costs", () => {
    const costs = accountsOf([
      "620 Alquiler, 621 Seguros, 622 Publicidad, 623 Electricidad, 624 Viajes, 625 Limpieza",
    ]);
    expect(fitsBeyondChance(chartOf("PGC"), costs, "unread")).toBe(false);
  });
});

test("books of a chart fit it beyond chance, small as they are, and whatever else they hold", () => {
  const others = "551 Socio Pérez, 4300001 Talleres Norte, 4000001 Aceros del Sur, 6290001 Bar Sol";
  expect(recogniseChart(accountsOf([...spanish, others]))?.id).toBe("PGC");
});

function chartOf(id: string) {
  const chart = nationalCharts.find((each) => each.id === id);
  if (chart === undefined) throw new Error(`There is no chart ${id}`);
  return chart;
}

function accountsOf(lines: readonly string[]): AccountFacts[] {
  return lines.flatMap((line) =>
    line.split(/, (?=\d)/).map((each) => {
      const [code = ""] = each.split(" ");
      const name = each.slice(code.length + 1);
      return { code, name, type: "", section: null, side: null };
    }),
  );
}
