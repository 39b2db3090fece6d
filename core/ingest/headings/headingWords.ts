/*
 * How headings are called in other languages than English, as `normaliseHeading` writes them: without the
 * marks on their letters.
 */

/** Headings of account codes. */
export const codeWords =
  "no compte|n compte|numero compte|no de compte|n de compte|num compte|compte no|compte num|code compte|codigo|codigo cuenta|codigo de cuenta|cod cuenta|numero de cuenta|" +
  "codigo conta|codigo da conta|codice|codice conto|cod conto|rekeningnummer|rekeningnr|rekening nr|reknr|grootboeknummer|grootboekrekeningnummer|grootboek nr|kontonummer|numer konta|" +
  "nr konta|konto nummer|konto no|symbol konta|no cuenta|n cuenta|no de cuenta|n de cuenta|num cuenta|subcuenta|n conta|no conta|numero da conta|n conto|sottoconto|nr cont|numar cont|hesap kodu|hesap no|kod|cod cont|simbol cont|tilinumero|tilinro|tilin numero|tilikoodi|konto kood|konto number|رقم الحساب|رمز الحساب|كود الحساب|رقم حساب|科目编码|科目代码|科目编号|科目代碼|科目編號|科目代號|会计科目编码|会计科目代码|会计科目编号|會計科目編號|會計科目代碼|" +
  "勘定科目コード|科目コード|科目番号|계정코드|계정과목코드|계정 코드|รหสบญช|เลขทบญช";

/** Headings of account codes, or of line numbers where another column has codes. */
export const numberWords: readonly string[] = ["no", "number", "nr", "الرقم", "رقم", "م"];

/** Headings of account names. */
export const nameWords =
  "libelle|libelle compte|libelle du compte|libelle des comptes|intitule|intitule du compte|intitule de compte|intitule des comptes|designation|designacao|designacao da conta|" +
  "descripcion|concepto|conceptos|rubro|nombre|nombre cuenta|nombre de cuenta|nombre de la cuenta|denominacion|descricao|descricao da conta|" +
  "nome|nome conta|nome da conta|nome da conta contabil|descricao conta|descricao da conta contabil|titulo da conta|descrizione|descrizione conto|denominazione|omschrijving|grootboekrekening|rekeningnaam|" +
  "kontobeschriftung|benamning|kontobenamning|kontonamn|kontotekst|kontonavn|navn|nimi|tilin nimi|tilinimi|nimetus|konto nimetus|nazwa|nazwa konta|hesap adi|denumire|denumire cont|denumirea contului|titlu cont|" +
  "اسم الحساب|اسم حساب|بيان|البيان|بند|البند|البنود|وصف الحساب|الوصف|" +
  "наименование|наименование счета|наименование показателя|назва рахунку|" +
  "项目|項目|科目名称|科目名稱|会计科目|會計科目|会计科目名称|會計科目名稱|勘定科目|勘定科目名|科目名|계정과목|계정과목명|계정명|ชอบญช";

/** Headings of account types. */
export const typeWords =
  "kontoart|kontenart|kontotyp|type de compte|classe|tipo|tipo de cuenta|tipo de conta|tipo conto|rekeningtype|" +
  "rodzaj konta|نوع الحساب|التصنيف|تصنيف الحساب|طبيعة الحساب|statement type";

/** Headings that only say "account". */
export const accountWords: readonly string[] = [
  "compte",
  "cuenta",
  "conta",
  "conto",
  "rekening",
  "hesap",
  "cont",
  "tili",
  "счет",
  "рахунок",
  "الحساب",
  "حساب",
  "科目",
];
