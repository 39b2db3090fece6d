import { expect, test } from "vitest";
import { readPublished } from "../../testing/readPublished.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("Chinese forms: what is of a cost is no cost besides, and results carry numbers and remarks", () => {
  const { rows, codes } = readPublished(
    "profit_loss",
    `利润表
     项目|行次|本期金额|上期金额
     一、营业收入|1|1000|900
     减：营业成本|2|600|550
     财务费用|3|15|14
     其中：利息费用|4|16|15
     利息收入|5|1|1
     加：其他收益|6|5|4
     信用减值损失（损失以“-”号填列）|7|-20|-10
     二、营业利润（亏损以“-”号填列）|8|370|330
     加：营业外收入|9|10|5
     其中：政府补助|10|4|
     减：营业外支出|11|20|15
     三、利润总额（亏损总额以“-”号填列）|12|360|320
     减：所得税费用|13|90|80
     四、净利润（净亏损以“-”号填列）|14|270|240
     （一）持续经营净利润|15|270|240
     六、综合收益总额|16|270|240`,
  );
  expect(rows).toEqual([
    ["一、营业收入", 1000n],
    ["减：营业成本", 600n],
    ["财务费用", 15n],
    ["加：其他收益", 5n],
    ["信用减值损失（损失以“-”号填列）", -20n],
    ["加：营业外收入", 10n],
    ["减：营业外支出", 20n],
    ["减：所得税费用", 90n],
  ]);
  expect(codes).toContain("rows_beneath_profit");
});

test("Chinese forms: what the form calls a part of a cost is none besides, without the words that say so", () => {
  const { rows } = readPublished(
    "profit_loss",
    `项目|本期金额|上期金额
     一、营业收入|1000|900
     减：营业成本|600|550
     财务费用|15|14
     利息费用|16|15
     利息收入|1|1
     投资收益|40|30
     对联营企业和合营企业的投资收益|25|20
     二、营业利润|425|366
     减：所得税费用|100|90
     三、净利润|325|276`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "一、营业收入",
    "减：营业成本",
    "财务费用",
    "投资收益",
    "减：所得税费用",
  ]);
});

test("a profit after tax that the rows do not come to is refused in Chinese too", () => {
  const text = `科目|2025|2024
*税后利润|190|170
*营业收入|900|800
营业收入|900|800
销售成本|600|550
毛利|300|250
管理费用|60|40
税前利润|240|210
减：所得税费用|50|40
税后利润|190|170`;
  const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  expect(result.ok).toBe(false);
});

test("Chinese forms: the two sides of a balance sheet are put beneath each other", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `资产负债表
     资产|行次|期末余额|年初余额|负债和所有者权益|行次|期末余额|年初余额
     流动资产：||||流动负债：|||
     货币资金|1|300|200|短期借款|5|100|150
     应收账款|2|250|220|应付账款|6|120|110
     流动资产合计|3|550|420|负债合计|7|220|260
     ||||所有者权益：|||
     ||||实收资本|8|200|100
     ||||未分配利润|9|130|60
     ||||所有者权益合计|10|330|160
     资产总计|4|550|420|负债和所有者权益总计|11|550|420`,
  );
  expect(rows).toEqual([
    ["货币资金", 200n, 300n],
    ["应收账款", 220n, 250n],
    ["短期借款", 150n, 100n],
    ["应付账款", 110n, 120n],
    ["实收资本", 100n, 200n],
    ["未分配利润", 60n, 130n],
  ]);
});

test("Japanese results sum up what stands above them", () => {
  const { rows } = readPublished(
    "profit_loss",
    `損益計算書
     科目|当期|前期
     売上高|1000|900
     売上原価|600|550
     売上総利益|400|350
     販売費及び一般管理費|250|230
     営業利益|150|120
     法人税等|45|35
     当期純利益|105|85`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "売上高",
    "売上原価",
    "販売費及び一般管理費",
    "法人税等",
  ]);
});

test.each(["davon", "of which", "dont"])(
  "%s: a part of the row above is not counted again",
  (word) => {
    const { rows } = readPublished(
      "profit_loss",
      `Posten|2025|2024
     Umsatzerlöse|1000|900
     Personalaufwand|-300|-290
     ${word} Altersversorgung|-20|-18
     Zinsen|-30|-25
     ${word} intern|-10|-8
     Ergebnis vor Steuern|670|585
     Steuern|-70|-60
     Jahresüberschuss|600|525`,
    );
    expect(rows.map(([name]) => name)).toEqual([
      "Umsatzerlöse",
      "Personalaufwand",
      "Zinsen",
      "Steuern",
    ]);
  },
);

test("Italian law: some sums stand above their parts and others below, on either side", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `STATO PATRIMONIALE|31/12/2025|31/12/2024
     Attivo||
     B) Immobilizzazioni|300|260
     I - Immobilizzazioni immateriali|100|80
     II - Immobilizzazioni materiali|200|180
     C) Attivo circolante||
     I - Rimanenze|50|40
     II - Crediti|150|130
     IV - Disponibilità liquide|100|70
     Totale attivo circolante (C)|300|240
     D) Ratei e risconti|10|5
     Totale attivo|610|505
     Passivo||
     A) Patrimonio netto||
     I - Capitale|150|150
     IX - Utile dell'esercizio|80|60
     Totale patrimonio netto|230|210
     B) Fondi per rischi e oneri|80|65
     D) Debiti|290|220
     esigibili entro l'esercizio successivo|200|150
     esigibili oltre l'esercizio successivo|90|70
     E) Ratei e risconti|10|10
     Totale passivo|610|505`,
  );
  expect(rows).toEqual([
    ["I - Immobilizzazioni immateriali", 80n, 100n],
    ["II - Immobilizzazioni materiali", 180n, 200n],
    ["I - Rimanenze", 40n, 50n],
    ["II - Crediti", 130n, 150n],
    ["IV - Disponibilità liquide", 70n, 100n],
    ["D) Ratei e risconti", 5n, 10n],
    ["I - Capitale", 150n, 150n],
    ["IX - Utile dell'esercizio", 60n, 80n],
    ["B) Fondi per rischi e oneri", 65n, 80n],
    ["esigibili entro l'esercizio successivo", 150n, 200n],
    ["esigibili oltre l'esercizio successivo", 70n, 90n],
    ["E) Ratei e risconti", 10n, 10n],
  ]);
});

test("Italian law: results are known by their words, and financial charges are taken off", () => {
  const { rows } = readPublished(
    "profit_loss",
    `CONTO ECONOMICO|2025|2024
     A) Valore della produzione||
     1) Ricavi delle vendite|900|800
     5) Altri ricavi e proventi|20|10
     Totale valore della produzione (A)|920|810
     B) Costi della produzione||
     7) Per servizi|500|470
     9) Per il personale||
     a) salari e stipendi|150|140
     b) oneri sociali|50|45
     Totale costi per il personale|200|185
     10) Ammortamenti e svalutazioni|110|85
     Totale costi della produzione (B)|810|740
     Differenza tra valore e costi della produzione (A - B)|110|70
     C) Proventi e oneri finanziari||
     17) Interessi e altri oneri finanziari|10|0
     Totale proventi e oneri finanziari (C)|-10|0
     Risultato prima delle imposte|100|70
     20) Imposte sul reddito|20|10
     21) Utile (perdita) dell'esercizio|80|60`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "1) Ricavi delle vendite",
    "5) Altri ricavi e proventi",
    "7) Per servizi",
    "a) salari e stipendi",
    "b) oneri sociali",
    "10) Ammortamenti e svalutazioni",
    "17) Interessi e altri oneri finanziari",
    "20) Imposte sul reddito",
  ]);
});

test("a German short-term result is read to the result after tax", () => {
  const { rows } = readPublished(
    "profit_loss",
    `Kurzfristige Erfolgsrechnung Dezember 2024
     Bezeichnung|Dez/2024|% Ges.-Leistg.|Jan/2024 - Dez/2024|% Ges.-Leistg.
     Umsatzerlöse|15|100,00|186|100,00
     Best.Verdg. FE/UE||||
     Gesamtleistung|15|100,00|186|100,00
     Mat./Wareneinkauf|7|46,67|98|52,69
     Rohertrag|8|53,33|88|47,31
     So. betr. Erlöse|||2|1,08
     Betriebl. Rohertrag|8|53,33|90|48,39
     Kostenarten:||||
     Personalkosten|4|26,67|56|30,11
     Raumkosten|1|6,67|18|9,68
     Gesamtkosten|5|33,33|74|39,78
     Betriebsergebnis|3|20,00|16|8,60
     Zinsaufwand|1|6,67|4|2,15
     Ergebnis vor Steuern|2|13,33|12|6,45
     Steuern Eink.u.Ertr|||3|1,61
     Vorläufiges Ergebnis|2|13,33|9|4,84`,
  );
  expect(rows).toEqual([
    ["Umsatzerlöse", 186n],
    ["Mat./Wareneinkauf", 98n],
    ["So. betr. Erlöse", 2n],
    ["Personalkosten", 56n],
    ["Raumkosten", 18n],
    ["Zinsaufwand", 4n],
    ["Steuern Eink.u.Ertr", 3n],
  ]);
});

test("an Algerian profit and loss has its results in a column before the names, and sums of each side beneath them", () => {
  const { rows } = readPublished(
    "profit_loss",
    `TABLEAU DES COMPTES DE RESULTATS||||
     |LIBELLE|NOTE|2024|2023
     |Ventes et produits annexes||200|180
     |Variation stocks produits finis||10|-5
     I-PRODUCTION DE L'EXERCICE|||210|175
     |Achats consommés||90|80
     |Services extérieurs||18|17
     II-CONSOMMATION DE L'EXERCICE|||108|97
     III-VALEUR AJOUTEE D'EXPLOITATION (I-II)|||102|78
     |Charges de personnel||56|52
     IV-EXCEDENT BRUT D'EXPLOITATION|||46|26
     |Autres produits opérationnels||5|4
     |Dotations aux amortissements||13|12
     V-RESULTAT OPERATIONNEL|||38|18
     |Produits financiers||1|2
     |Charges financières||4|7
     VI-RESULTAT FINANCIER|||-3|-5
     VII-RESULTAT ORDINAIRE AVANT IMPOTS (V+VI)|||35|13
     |Impôts exigibles||6|3
     TOTAL DES PRODUITS DES ACTIVITES ORDINAIRES|||216|181
     TOTAL DES CHARGES DES ACTIVITES ORDINAIRES|||187|171
     VIII-RESULTAT NET DES ACTIVITES ORDINAIRES|||29|10
     X-RESULTAT NET DE L'EXERCICE|||29|10`,
  );
  expect(rows.map(([name]) => name)).toEqual([
    "Ventes et produits annexes",
    "Variation stocks produits finis",
    "Achats consommés",
    "Services extérieurs",
    "Charges de personnel",
    "Autres produits opérationnels",
    "Dotations aux amortissements",
    "Produits financiers",
    "Charges financières",
    "Impôts exigibles",
  ]);
});
