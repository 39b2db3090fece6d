import { bas } from "./charts/bas.ts";
import { cee } from "./charts/cee.ts";
import { cgnc } from "./charts/cgnc.ts";
import { egls } from "./charts/egls.ts";
import { ekn } from "./charts/ekn.ts";
import { ekr } from "./charts/ekr.ts";
import { elp } from "./charts/elp.ts";
import { fok } from "./charts/fok.ts";
import { gkp } from "./charts/gkp.ts";
import { ikr } from "./charts/ikr.ts";
import { kmu } from "./charts/kmu.ts";
import { kmu1996 } from "./charts/kmu1996.ts";
import { kors } from "./charts/kors.ts";
import { liikekirjuri } from "./charts/liikekirjuri.ts";
import { mar } from "./charts/mar.ts";
import { nct } from "./charts/nct.ts";
import { ns4102 } from "./charts/ns4102.ts";
import { nsp } from "./charts/nsp.ts";
import { omfp1802 } from "./charts/omfp1802.ts";
import { pcg } from "./charts/pcg.ts";
import { pcge } from "./charts/pcge.ts";
import { pcl } from "./charts/pcl.ts";
import { pcn } from "./charts/pcn.ts";
import { pcr } from "./charts/pcr.ts";
import { pgc } from "./charts/pgc.ts";
import { psbo } from "./charts/psbo.ts";
import { psbu } from "./charts/psbu.ts";
import { psp } from "./charts/psp.ts";
import { puc } from "./charts/puc.ts";
import { rgs } from "./charts/rgs.ts";
import { rrif } from "./charts/rrif.ts";
import { ruo } from "./charts/ruo.ts";
import { sat } from "./charts/sat.ts";
import { scf } from "./charts/scf.ts";
import { skr03 } from "./charts/skr03.ts";
import { skr04 } from "./charts/skr04.ts";
import { snc } from "./charts/snc.ts";
import { suo } from "./charts/suo.ts";
import { syscohada } from "./charts/syscohada.ts";
import { szt } from "./charts/szt.ts";
import { thp } from "./charts/thp.ts";
import { tps } from "./charts/tps.ts";
import { tt200 } from "./charts/tt200.ts";
import { wpk } from "./charts/wpk.ts";
import type { NationalChart } from "./NationalChart.ts";

/** Every national chart that is known by number. */
export const nationalCharts: readonly NationalChart[] = [
  pcg,
  skr03,
  skr04,
  pgc,
  snc,
  cee,
  mar,
  pcn,
  rgs,
  bas,
  ns4102,
  ekr,
  omfp1802,
  kmu,
  kmu1996,
  syscohada,
  scf,
  cgnc,
  nct,
  thp,
  sat,
  puc,
  pcge,
  tt200,
  suo,
  ruo,
  szt,
  rrif,
  kors,
  psbo,
  tps,
  pcl,
  nsp,
  ikr,
  wpk,
  ekn,
  fok,
  liikekirjuri,
  elp,
  egls,
  psp,
  psbu,
  pcr,
  gkp,
];
