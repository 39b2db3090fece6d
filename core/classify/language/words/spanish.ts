import type { Language } from "../Language.ts";
import { spanishCaptions } from "./spanishCaptions.ts";

export const spanish: Language = {
  code: "es",
  name: "Spanish",
  filler:
    "el la los las un una de del y o a al en por para con sin sobre su sus que no e u entre otros otras corto largo plazo c p l cuenta cuentas partes vinculadas empresas grupo asociadas s a corriente corrientes varios varias diversos diversas nacionales nacional exterior extranjero euros espana locales local pos gravadas gravados deducibles operacion operaciones explotacion financieras financieros comerciales comercial diversa diverso otro otra propios propias vinculados emitidas temporales servicios bienes generales general ejercicio anterior anteriores sufrida sufridas sufrido sufridos basica minima",
  words: {
    ...spanishCaptions,
    "non controlling interest":
      "interes minoritario*, intereses minoritarios*, participaciones no controladoras*",
    "shareholder loan":
      "prestamos de socio*, prestamo de socio*, prestamos de accionista*, prestamo de accionista*, prestamos de socios*, prestamo del administrador*, prestamo del socio*",
    "fixed deposit": "deposito a plazo*, depositos a plazo*, plazo fijo*",
    "deferred government grant": "subvenciones de capital*, subvencion de capital*",
    drawing:
      "retiros socios*, retiros de socios*, retiros del propietario, retiros personales, retiros de socios, retiradas del titular*, titular de la explotacion*, cuenta del titular*, retiros del titular*, retiradas del propietario*",
    "staff advance receivable":
      "anticipo de sueldo*, anticipos de remuneraciones*, anticipo de aguinaldo*, anticipos de viaticos*",
    "long term note payable": "documentos por pagar largo plazo, documentos por pagar l p",
    "receivable related company":
      "cuentas por cobrar a partes relacionadas, cuentas por cobrar partes relacionadas, cuentas por cobrar a empresas relacionadas, cuentas por cobrar empresas relacionadas, cuentas por cobrar a relacionadas, cuentas por cobrar relacionadas",
    "payable related company":
      "cuentas por pagar a partes relacionadas, cuentas por pagar partes relacionadas, cuentas por pagar a empresas relacionadas, cuentas por pagar empresas relacionadas, cuentas por pagar a relacionadas, cuentas por pagar relacionadas",
    "dividend payable":
      "dividendo activo a pagar, dividendos a pagar, dividendos pendientes de pago*, socios dividendos a pagar*",
    "income tax payable":
      "hacienda publica acreedor por impuestos sobre sociedades*, hacienda publica acreedora por impuesto sobre sociedades*, hacienda publica acreedora por impuesto sobre sociedades, hacienda publica acreedora por impuesto sobre beneficios, hp acreedora por impuesto sobre sociedades, impuesto sobre sociedades a pagar, hacienda publica acreedora por impuesto*, impuesto de sociedades por pagar*, impuesto de sociedades a pagar*",
    "trade receivable":
      "efectos comerciales*, cuentas por cobrar comerciales, cuentas por cobrar clientes, deudores comerciales, cuentas por cobrar, deudores por ventas, documentos por cobrar",
    receivable: "por cobrar, a cobrar",
    "at cost":
      "costo original*, costo historico*, costo, costos de financiacion*, costo de financiacion*, revaluacion, valor razonable",
    "other receivable":
      "creditos a corto plazo por enajenacion*, creditos a largo plazo por enajenacion*, creditos por enajenacion*, deudores varios, deudores*, deudor*, otras cuentas por cobrar, retencion iibb*, retenciones iibb*, percepcion iibb*, percepciones iibb*, saldo a favor iibb*, saldo a favor anterior*, anticipos a empleados, prestamos a empleados",
    "allowance for doubtful debt":
      "provisiones de incobrables*, provision de incobrables*, prevision para incobrables*, prevision para deudores incobrables*, provision para insolvencias*, provision por insolvencias*, provision insolvencias*, deterioro de valor de creditos comerciales*, provision para cuentas incobrables, estimacion para cuentas incobrables, provision cuentas incobrables, estimacion deudores incobrables, deterioro acumulado de*, reserva para cuentas malas*, reserva para cuentas incobrables*, reserva de cuentas incobrables*",
    "bad debt expense":
      "perdidas de creditos comerciales incobrables, cuentas incobrables, perdidas por deterioro de creditos*, incobrables*, creditos incobrables*, clientes fallidos*",
    "trade payable fixed asset":
      "proveedores de inmovilizado*, proveedores inmovilizado*, acreedores por inmovilizado*, acreedores de inmovilizado*, deudas por inmovilizado*, deudas por compra de inmovilizado*",
    "trade payable":
      "cuentas por pagar comerciales, cuentas por pagar proveedores, cuentas por pagar, acreedores comerciales, documentos por pagar, efectos comerciales a pagar",
    payable: "por pagar, a pagar",
    "other payable":
      "otras deudas con las administraciones publicas*, otras deudas con administraciones publicas*, acreedores*, acreedor*, otras cuentas por pagar, gastos acumulados por pagar, gastos por pagar, gastos a pagar*, gastos devengados pendientes*, gastos acumulados*, gastos devengados*",
    prepayment:
      "anticipo proveedores*, anticipo a proveedores*, alquileres pagados por adelantado*, intereses pagados por anticipado*, intereses pagados por adelantado*, anticipos a proveedores*, anticipo a proveedores, gastos anticipados, gastos pagados por anticipado, pagos anticipados, seguros pagados por anticipado, seguros anticipados, alquileres anticipados, pagado por anticipado*, pagada por anticipado*, pagados por anticipado*, pagadas por anticipado*, pagado por adelantado*, pagada por adelantado*, pagados por adelantado*, pagadas por adelantado*",
    "customer deposit":
      "anticipos de clientes, anticipo de clientes, anticipos recibidos, depositos de clientes, senales de clientes*",
    "deferred income":
      "intereses cobrados por anticipado*, ingresos anticipados, ingresos diferidos, ingresos recibidos por anticipado, cobros anticipados, ingresos cobrados por anticipado*, suscripciones cobradas por anticipado*, cobrado por anticipado*",
    "accrued income":
      "ingresos por cobrar, servicios por facturar, ingresos por facturar, ingresos devengados no facturados",
    loan: "deudas con entidades de credito*, prestamos*, prestamo*, obligaciones financieras, prestamos bancarios, deudas a*, deudas*, creditos bancarios, linea de credito*, lineas de credito*, financiacion vehiculo*, financiacion de vehiculos*, prestamo vehiculo*, prestamo furgoneta*, financiacion camion*",
    "loan receivable":
      "prestamos otorgados*, creditos a*, prestamos por cobrar, creditos*, prestamo a socio*, prestamos a socio*, prestamo a accionista*, prestamos a accionista*, prestamos a filial*, prestamo a filial*, prestamos a subsidiaria*, prestamos concedidos*, prestamo concedido*, prestamos a terceros*, prestamo a empresa*, prestamo a sociedad*, prestamos a empresas*, creditos a empresas*",
    bond: "obligaciones y bonos*, bonos*, obligaciones, empreestitos*, emprestitos*",
    mortgage: "hipoteca*, hipotecas por pagar",
    "lease liability":
      "obligaciones leasing*, obligaciones por leasing*, obligaciones por arrendamiento*, obligaciones bajo arrendamiento*, pasivo por arrendamiento*, pasivos por arrendamiento*, arrendamiento financiero*, acreedores por arrendamiento financiero*, leasing por pagar, deuda por arrendamiento*, deudas por arrendamiento*",
    "bank overdraft": "sobregiro*, descubierto*",
    bank: "banco*, bancos e instituciones de credito*, cuenta corriente bancaria, cuentas de ahorro, bancos nacionales, caja de ahorros, santander*, bbva*, caixabank*, la caixa, sabadell*, bankinter*, unicaja*, kutxabank*, ibercaja*, abanca*, deposito a la vista*, depositos a la vista*, banco santander*",
    cash: "efectivo y otros activos liquidos equivalentes, efectivo y equivalentes*, metalico, caja*, efectivo*, caja chica, caja general, fondo fijo, disponible, tesoreria, cheques de terceros*, caja cheques*, cheques en cartera*",
    investment:
      "inversiones*, inversion*, participaciones*, acciones*, valores representativos de deuda*, imposiciones*, cartera de valores*, acciones cotizadas*",
    inventory:
      "existencias*, inventario*, mercaderias, mercancias, mercaderia, almacen, mercancias en transito*, inventario en transito*, existencias en transito*",
    "raw material inventory":
      "envases*, embalajes*, insumos*, materias primas, materia prima, materiales, elementos y conjuntos incorporables, repuestos, suministros diversos",
    "finished goods inventory": "productos terminados*, producto terminado",
    "work in progress inventory":
      "productos en curso*, productos en proceso*, productos semiterminados*, obras en curso, produccion en proceso*, produccion en curso*",
    "change in inventory":
      "variacion de existencias*, variacion de inventarios, inventario inicial*, inventario final*, inventarios iniciales*, inventarios finales*",
    "input vat":
      "iva soportado*, hacienda publica iva soportado, iva acreditable*, iva credito fiscal, credito fiscal, iva por acreditar, iva a favor, iva pagado, iva descontable, isv por cobrar*",
    "output vat":
      "iva repercutido*, hacienda publica iva repercutido, iva trasladado*, iva debito fiscal, debito fiscal, iva por pagar, iva*, impuesto sobre las ventas*, iva generado, impuesto al valor agregado, hacienda publica acreedora por iva*, hp acreedora por iva*, iva a pagar*, iva a ingresar*, liquidacion de iva*, liquidacion iva*, isv por pagar*, isv*",
    "income tax":
      "impuestos sobre beneficios*, impuesto sobre beneficios*, ajustes negativos en la imposicion*, ajustes positivos en la imposicion*, impuesto sobre beneficios*, impuesto sobre sociedades*, impuesto a la renta*, impuesto sobre la renta*, impuesto de renta*, impuesto corriente, impuesto a las ganancias, isr, gasto por impuesto a las ganancias*",
    "deferred tax":
      "impuesto diferido*, diferencias temporarias*, impuestos diferidos*, activos por diferencias temporarias*, pasivos por diferencias temporarias*",
    "property tax expense":
      "otros tributos, tributos*, impuestos y tasas*, impuesto predial*, patente comercial, impuesto industria y comercio, contribuciones*, impuesto al patrimonio*, tasa municipal*, tasas municipales*",
    tax: "impuesto*, hacienda publica*",
    wage: "sueldos y salarios, sueldos*, sueldo*, salarios*, jornales*, remuneraciones*, honorarios del personal, aguinaldo*, vacaciones*, gratificaciones*, horas extras, bonificaciones*, comisiones al personal, indemnizaciones*, prima de servicios, cesantias*, indemnizaciones por despido, indemnizacion por despido, nominas*",
    "wage payable":
      "nominas por pagar*, sueldos por pagar*, remuneraciones por pagar*, remuneraciones pendientes de pago*, sueldos por pagar, salarios por pagar, sueldos a pagar, remuneraciones por pagar, vacaciones por pagar, cesantias consolidadas, nomina por pagar, aguinaldo por pagar, nominas a pagar*",
    "social security":
      "seguridad social*, seguridad social a cargo de la empresa, cargas sociales*, aportes patronales, imss*, aportes*, fondo de pensiones, leyes sociales, cuota patronal*, cuotas patronales*, aportes patronales*",
    "social security payable":
      "afp x pagar*, afp por pagar*, isapres x pagar*, isapres por pagar*, organismos de la seguridad social*, seguridad social acreedora, retenciones y aportes de nomina, imposiciones por pagar, cargas sociales a pagar, retenciones y seguridad social por pagar*",
    "payroll tax payable":
      "retenciones practicadas*, retencion en la fuente*, impuesto unico*, retenciones por pagar",
    "staff expense":
      "gastos de personal*, otros gastos sociales, capacitacion*, personal, seguro medico de empleados, seguro de riesgos de trabajo, vales de despensa",
    "share capital":
      "capital social*, capital*, capital suscrito*, capital pagado, aportes sociales, participaciones sociales*",
    "share premium":
      "prima de emision*, prima en colocacion*, prima en emision de acciones, prima en colocacion de acciones, prima en venta de acciones",
    "other reserve":
      "reserva por capital*, reserva*, subvenciones oficiales de capital, ajustes por*, superavit*",
    "legal reserve": "reserva legal*",
    "revaluation reserve": "superavit por revaluacion*, superavit por valorizaciones",
    "retained earnings":
      "remanente, resultados negativos*, resultado del ejercicio*, resultados acumulados*, utilidades retenidas*, utilidad del ejercicio*, utilidades acumuladas*, perdidas acumuladas*, resultados de ejercicios anteriores*, utilidades o excedentes acumulados, perdida del ejercicio*, perdida neta del ejercicio*, utilidad neta del ejercicio*, ganancia neta del ejercicio*, perdidas de ejercicios anteriores*, perdida de ejercicios anteriores*, utilidades de ejercicios anteriores*, utilidad de ejercicios anteriores*, resultados*",
    dividend: "dividendo*, dividendos por pagar",
    provision: "provision*, provisiones*",
    goodwill: "fondo de comercio*, plusvalia*, credito mercantil, goodwill, llave de negocio",
    intangible:
      "inmovilizado intangible*, inmovilizado inmaterial*, inmovilizaciones intangibles, propiedad industrial*, concesiones*, patentes*, marcas*, licencias*, investigacion y desarrollo, derechos*, activos intangibles, intangibles, gastos de desarrollo capitalizados, gastos de desarrollo*, desarrollo capitalizado*",
    "computer software":
      "aplicaciones informaticas*, programas*, software, programas de computadora*, programas de computacion*, programas informaticos, pagina web*, licencias de software*",
    land: "terrenos*, terreno*",
    "right of use asset":
      "locales y edificios en arrendamiento*, edificios en arrendamiento*, derechos de uso*, derecho de uso*, activo por derecho de uso*",
    building:
      "construcciones*, edificios*, edificaciones*, inmuebles*, construcciones y edificaciones, edificio*",
    machinery: "maquinaria*, instalaciones tecnicas*, instalaciones*, utillaje*",
    equipment:
      "inmovilizado material*, inmovilizaciones materiales, equipo*, equipos*, equipos para procesos de informacion*, equipo de computo*, herramientas*, otro inmovilizado material*, activo fijo*, propiedad planta y equipo*, compra de activo fijo*, compra de activos fijos*, compra de equipo*, compra de maquinaria*, equipos de computo*, equipo de computacion*, equipos de computacion*",
    "furniture equipment":
      "mobiliario*, muebles*, muebles y enseres, enseres, equipo de oficina*, equipos de oficina*, mobiliario y equipo de oficina*",
    "motor vehicle":
      "elementos de transporte*, vehiculo*, equipo de transporte*, rodados, equipos de transporte*, furgoneta*, camion, camiones, automovil*, coches, turismos",
    "investment property":
      "inversiones en terrenos*, inversiones en construcciones*, propiedades de inversion*, inversiones inmobiliarias*",
    "asset under construction":
      "inmovilizaciones materiales en curso*, anticipos para inmovilizacion*, construcciones en curso*, inmovilizado en curso, adaptacion de terrenos*, construcciones en proceso",
    "accumulated depreciation":
      "depreciacion acum*, amortizacion acum*, amortizacion acumulada*, depreciacion acumulada*, amortizacion acumulada del inmovilizado material*, amort acum*, dep acum*, desvalorizacion acumulada*, deprec acum*",
    "accumulated amortisation intangible":
      "amortizacion acumulada del inmovilizado intangible*, amortizacion acumulada de intangibles, amortizacion acumulada de aplicaciones informaticas, amortizacion acumulada gastos de desarrollo*, amortizacion acumulada de gastos de desarrollo*, amortizacion acumulada aplicaciones*, amort acum software*, amortizacion acumulada programas*",
    depreciation:
      "amortizacion del inmovilizado material*, depreciacion*, depreciaciones*, amortizacion*, amortizaciones*, gasto por depreciacion*, dotacion amortizacion*, dotaciones para amortizaciones*, depreciacion del ejercicio*",
    impairment: "perdidas por deterioro*, deterioro*, deterioro de valor*, deterioro del valor*",
    deposit: "fianzas constituidas*, depositos constituidos*, depositos en garantia*",
    "deposit payable": "fianzas recibidas*, depositos recibidos*",
    revenue:
      "importe neto de la cifra de negocios*, cifra de negocios*, ventas gravadas*, ventas exentas*, ventas iva*, ventas de mercaderias*, ventas*, venta*, prestaciones de servicios*, ingresos por ventas*, ingresos por servicios*, ingresos operacionales, comercio al por mayor*, comisiones ganadas",
    "sales return":
      "devoluciones de ventas*, devoluciones y rebajas sobre venta*, devoluciones y descuentos sobre venta*, devoluciones y rebajas en venta*, rebajas y devoluciones sobre venta*, descuentos sobre ventas*, rappels sobre ventas*, devoluciones en ventas*, rebajas sobre ventas, descuentos en ventas, devolucion en ventas*, descuentos en ventas*, devoluciones sobre ventas, devolucion sobre ventas, devoluciones de clientes, abonos a clientes*",
    "purchase discount":
      "devoluciones de compras*, descuentos sobre compras*, rappels por compras*, devoluciones sobre compras*, descuentos sobre compras por pronto pago, devoluciones en compras*, devolucion en compras*, descuentos en compras*",
    "own work capitalised": "trabajos realizados para*",
    "other operating income":
      "exceso de provision*, excesos de provision*, otros ingresos*, ingresos por servicios diversos, subvenciones donaciones y legados*, ingresos excepcionales, ingresos diversos*, ingresos por comisiones, recuperaciones*, ingresos varios, otros ingresos de gestion, aprovechamientos, indemnizaciones de seguro*, indemnizaciones por seguro*",
    income: "ingreso*",
    purchase:
      "compras gravadas*, compras exentas*, compras iva*, compras de mercaderias*, compras*, compra*, costo de ventas*, costo de venta*, costo de mercaderias vendidas*, costo de lo vendido, coste*, costos*, costo de*",
    subcontractor:
      "trabajos realizados por otras empresas*, subcontratos*, subcontratista*, subcontrata*, subcontratacion*, subcontratistas*, subcontratas*, servicios externos*",
    "rent expense": "arrendamientos y canones, arrendamiento*, alquiler*, arriendo*, rentas*",
    "rental income": "ingresos por arrendamientos*, alquileres ganados, arrendamientos ganados",
    electricity:
      "suministros*, energia electrica*, electricidad*, agua*, gas, luz*, servicios publicos*, servicios basicos",
    cleaning: "lavanderia*, aseo*, limpieza*",
    insurance: "primas de seguros*, seguros*, seguro*, polizas de seguro*, polizas*",
    repair: "reparaciones y conservacion*, mantenimiento*, reparacion*, conservacion*",
    fuel: "combustible*, gasolina*, combustibles*, lubricante*, lubricantes*, combustibles y lubricantes*, gasoleo*",
    advertising: "publicidad*, propaganda*, relaciones publicas, marketing, anuncios*",
    "travel expense":
      "aparcamiento*, peaje*, casetas de peaje*, gastos de viaje*, viaticos*, viajes*, pasajes*, dietas, transporte del personal, desplazamientos*",
    entertainment: "gastos de representacion*, atenciones*",
    telephone: "telefono*, telefonia*, comunicaciones*, internet*, servicio de internet*",
    postage: "correo*, mensajeria*, franqueo*",
    "office supply":
      "material de oficina*, papeleria*, utiles de oficina*, articulos de oficina*, utiles*, consumo de material de oficina*, materiales de oficina*",
    "professional fee":
      "servicios de profesionales independientes*, honorarios*, asesoria*, servicios profesionales*, gastos legales*, auditoria*, consultoria*, asesoria y consultoria*",
    "bank charge": "servicios bancarios*, gastos bancarios*, comisiones bancarias*",
    commission: "comisiones*, comision*",
    freight:
      "transportes*, fletes*, portes, acarreos*, flete*, portes de compras*, transportes de compras*",
    donation: "obras beneficas*, obras de caridad*, donaciones*, donativos*",
    expense: "gastos*, gasto*",
    "other expense":
      "otros gastos*, otros servicios*, servicios exteriores, gastos excepcionales*, gastos diversos*, gastos varios*, multas*, sanciones*, otras perdidas en gestion corriente, gastos de administracion*, gastos generales*, herramientas menores*, servicio tecnico*, servicio de vigilancia*, servicio y vigilancia*, servicio de limpieza*",
    "interest expense":
      "interes de hipoteca*, intereses de hipoteca*, intereses de deudas*, gastos financieros*, intereses pagados*, otros gastos financieros*, intereses por descuento*, intereses a cargo*, gasto por intereses*",
    "interest income":
      "ingresos de creditos*, ingresos financieros*, intereses ganados*, otros ingresos financieros*, ingresos de valores representativos*, intereses cobrados, intereses a favor*, rendimientos financieros, rendimientos bancarios*, rendimientos financieros*, intereses bancarios a favor*",
    "accrued interest payable": "intereses a corto plazo de deudas*, intereses por pagar*",
    "interest receivable": "intereses a corto plazo de creditos*, intereses por cobrar*",
    interest: "intereses*",
    "dividend income":
      "ingresos de participaciones*, dividendos ganados*, dividendos percibidos, dividendos recibidos, dividendos cobrados*, ingresos por dividendos*",
    "accrued interest": "intereses devengados*",
    "exchange gain":
      "diferencias positivas de cambio*, ganancia cambiaria*, utilidad cambiaria*, diferencia de cambio ganada, ganancia por tipo de cambio*, ganancias cambiarias*, utilidad por tipo de cambio*",
    "exchange loss":
      "diferencias negativas de cambio*, perdida cambiaria*, diferencia en cambio*, diferencia de cambio*, perdida por tipo de cambio*, perdidas cambiarias*",
    "gain on disposal":
      "ganancia venta*, ganancia por venta*, ganancia en venta*, beneficios procedentes del inmovilizado*, beneficios procedentes de*, ganancia en venta de activo*, utilidad en venta de*, venta de activo fijo*, venta de activos fijos*, venta de maquinaria*, venta de inmovilizado*, ganancia en venta de activos*, resultado de la enajenacion*, resultado por venta de inmovilizado*, ganancia por venta de activos*",
    "loss on disposal":
      "perdida por venta*, perdidas por venta*, perdidas en venta*, perdida venta*, perdidas procedentes del inmovilizado*, perdidas procedentes de*, perdida en venta*, perdida en retiro de*",
    subsidy: "subvenciones*",
    "shareholder account": "cuenta corriente con socios*, socios*, accionistas*",
    "suspense account": "partidas pendientes de aplicacion*",
    "exchange gain loss":
      "diferencias en cambio*, diferencias de cambio*, diferencias cambiarias*, resultado cambiario*, ganancias y perdidas cambiarias*",
    "credit card payable":
      "tarjeta de credito*, tarjetas de credito*, visa empresa*, tarjeta empresa*, tarjeta visa*",
    "tax refund receivable": "impuestos por recuperar, impuesto por recuperar",
    "direct labour": "mano de obra directa, mano de obra*",
    "accounting fee": "servicios contables*, servicios de contabilidad, honorarios contables",
    subscription: "libros y revistas, periodicos y revistas, revistas*",
    "sales commission": "comisiones sobre ventas, comision sobre ventas, comisiones a vendedores",
    "computer expense": "gastos de informatica, gastos informaticos, servicios informaticos",
    "waste disposal": "recogida de basura*, recoleccion de basura*, basura*",
    royalty: "regalias*, regalia*",
    "hotel accommodation": "hospedaje*, alojamiento*",
    "compensation received": "compensaciones recibidas, indemnizaciones recibidas",
    "late payment interest": "intereses moratorios, intereses de demora",
    "leasehold improvement":
      "mejoras a locales arrendados, mejoras en locales arrendados, mejoras en propiedad arrendada, adecuaciones a locales*",
    "guarantee commission": "comisiones por avales, comisiones de avales",
    heating: "calefaccion*",
    "freight outward": "fletes sobre ventas, flete sobre ventas, fletes en ventas",
    exhibition: "ferias y exposiciones, ferias y eventos",
    parking: "estacionamiento*",
    "customs duty": "aranceles*, impuestos de importacion",
    "goods received not invoiced":
      "facturas pendientes de recibir, facturas pendientes de recibir o formalizar",
    "gain on sale of investment": "beneficios en valores*",
    customer: "clientes*, cliente*",
    supplier: "proveedores*, proveedor*",
    "bank account":
      "cuenta de ahorro*, cuenta remunerada*, cuenta ahorro*, cuenta en dolares*, cuenta corriente usd*, banco dolares*, cuenta dolares*, cuenta en moneda extranjera*, bancos moneda extranjera*, banco moneda extranjera*",
    "supplier prepayment":
      "anticipos entregados a proveedores*, proveedores anticipos*, anticipos entregados*",
    amortisation:
      "dotacion amortizacion software*, amortizacion del inmovilizado intangible*, amortizacion inmovilizado intangible*, amortizacion aplicaciones informaticas del ejercicio*, dotacion amortizacion intangible*, amortizacion de intangibles*, amortizacion del intangible*",
    "dividend declared": "dividendos repartidos*, reparto de dividendos*",
    "discount allowed":
      "descuentos concedidos*, descuento por pronto pago*, descuentos sobre ventas por pronto pago*, descuentos a clientes*, descuentos por pronto pago*",
    "cost of sales":
      "aprovisionamientos*, coste de ventas*, coste de mercancias*, consumo de mercaderias*, consumo de materias*, compras consumidas*, consumos*",
    "service revenue":
      "ingresos por transporte*, ingresos por portes*, ingresos por consultoria*, honorarios facturados*, ingresos por suscripciones*, servicios prestados*",
    "legal fee": "gestoria*, asesores*",
    "service expense": "alojamiento web*, servidores*",
  },
};
