/** Captions of financial statements in Spain and Latin America, by the words of the vocabulary. */
export const spanishCaptions: Readonly<Record<string, string>> = {
  "impairment and disposal":
    "deterioro y resultado por enajenacion*, deterioro y resultados por enajenacion*, deterioros y resultado por enajenacion*, deterioros y resultados por enajenacion*",
  "depreciation and impairment":
    "amortizacion y deterioro*, amortizaciones y deterioro*, depreciacion y deterioro*",
  "bad debt and provision": "perdidas deterioro y variacion de provisiones*",
  "asset held for sale":
    "activos no corrientes mantenidos para la venta*, activo no corriente mantenido para la venta*",
  "fair value change":
    "variacion de valor razonable en instrumentos financieros*, variacion del valor razonable*, variacion de valor razonable*",
  "called up share capital not paid":
    "accionistas socios por desembolsos*, accionistas por desembolsos*, socios por desembolsos*",
  "treasury share":
    "acciones y participaciones en patrimonio propias*, acciones propias*, acciones propias*, acciones en tesoreria*",
  "deferred tax asset":
    "activos por impuesto diferido, activos por impuestos diferidos, activo por impuesto diferido",
  "deferred tax liability":
    "impuesto diferido pasivo, impuestos diferidos pasivos, pasivo por impuesto diferido*",
};
