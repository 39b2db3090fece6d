import type { Language } from "../Language.ts";

export const finnish: Language = {
  code: "fi",
  name: "Finnish",
  joinsWords: true,
  filler:
    "ja tai seka muu muut muiden muista muille muilta muita on ei eri yms ym mm eli kuin ennen jalkeen alle yli kautta mukaan mukaiset mukainen omaan oman oma saman maksetut maksettu saadut saatu pitkaaikaiset pitkaaikainen pitkaaikaisen lyhytaikaiset lyhytaikainen lyhytaikaisen pitkaaik jaksotus suomi eu muku osk tili",
  words: {
    "trade receivable":
      "myyntisaami*, myyntisaatav*, laskusaami*, asiakassaami*, vastikesaami*, rahoitusvekselisaami*",
    receivable: "saami*, saatav*, siirtosaami*",
    "other receivable":
      "muut saamiset*, muut siirtosaamiset*, osakemerkintasaami*, jasenmaksusaami*, avustussaami*, osamaksusaami*",
    "allowance for doubtful debt":
      "luottotappiovaraus*, epavarmat saamiset*, epavarmat myyntisaamiset*",
    "bad debt expense": "luottotappio*",
    "trade payable": "ostovel*, ostovek*, laskuvel*, toimittajavel*",
    payable: "vel*, velat*, velka*, velkojen*, siirtovel*",
    "other payable":
      "muut velat*, muut siirtovelat*, siirtovelat*, tilitysvel*, jasenmaksutilitysvel*, osamaksuvel*",
    prepayment:
      "ennakkomaksut*, menoennakot*, ennakkoon maksetut*, maksetut ennakot*, ennakkomaksu*",
    "customer deposit": "saadut ennakot*, saadut ennakkomaksut*, asiakasennako*",
    "deferred income": "tuloennakot*, tuloennakko*, ennakkotulot*, jaksotetut tulot*",
    "accrued income": "tulojaama*, siirtyvat tulot*, jaksotetut saamiset*",
    loan: "laina*, lainat*, rahoituslaitoslaina*, rahoituslaitoslainat*, pankkilaina*, rahoitusyhtiolaina*, elakelaina*, paaomalaina*, lainat rahoituslaitoksilta*, lyhennyser*, velkakirjalaina*, takaisinlaina*",
    "loan receivable": "lainasaami*, lainasaamiset*, paaomalainasaami*, lahipiirilaina*",
    bond: "joukkovelkakirjalaina*, obligaatiolaina*, debentuurilaina*, vaihtovelkakirjalaina*, optiolaina*",
    "bank overdraft":
      "shekkitililimiit*, luotollinen shekkitili*, luotollinen pankkitili*, tililuotto*",
    bank: "pankki*, pankkitili*, shekkitili*, pankkisaami*, kayttotili*, talletustili*, maksuliikennetili*, sijoitustili*, tallet*",
    cash: "kassa*, kateisvar*, kateiskassa*, kateinen*, kateisraha*, rahavarat*, rahat ja pankkisaamiset*",
    investment:
      "osakkeet*, osakkeista*, osakkeiden*, osuudet*, osuuksi*, arvopaper*, rahoitusarvopaper*, sijoituks*, sijoitukset*, rahasto osuudet*, joukkovelkakirjat*",
    inventory: "varasto*, vaihto omaisuus*, vaihtoomaisuus*, tavarat*, tavaravarasto*",
    "raw material inventory": "aineet ja tarvikkeet*, raaka aineet*, aineet*, raaka ainevarasto*",
    "finished goods inventory": "valmiit tuotteet*, valmistevarasto*, valmiiden tuotteiden*",
    "work in progress inventory": "keskeneraiset tuotteet*, keskeneraiset tyot*, keskeneraisten*",
    "change in inventory":
      "varaston muutos*, varastojen muutos*, varastojen lisays*, varaston lisays*",
    "input vat":
      "arvonlisaverosaami*, alv saami*, ostojen alv*, ostojen arvonlisavero*, alv ostoista*",
    "output vat":
      "arvonlisaverovel*, alv vel*, myynnin alv*, myynnin arvonlisavero*, alv myynnista*, arvonlisavero*, alv*",
    "income tax":
      "tuloverot*, tulovero*, yhteisovero*, verosaami*, verovel*, verovelat*, ennakkovero*, tilikauden verot*, lisavero*, lahdevero*",
    "deferred tax":
      "laskennallinen vero*, laskennalliset verot*, laskennalliset verosaamiset*, laskennalliset verovelat*",
    "property tax expense": "kiinteistovero*, ajoneuvovero*",
    tax: "vero*, verot*",
    wage: "palkat*, palkka*, palkkio*, tyontekijapalk*, kuukausipalk*, tuntipalk*, lomapalk*, vuosilomapalk*, vuosilomakorvauks*, lomaraha*, lomaltapaluuraha*, ylityo*, bonus*, osapalkkio*, urapalk*",
    "wage payable":
      "palkkavel*, lomapalkkavel*, lomapalkkajaksot*, palkkajaksot*, vuosilomapalkkavel*",
    "payroll tax payable": "ennakonpidatysvel*, ennakonpidatys*, verotilivel*",
    "social security":
      "sosiaaliturvamaksut*, sosiaaliturvamaksu*, sairausvakuutusmaksu*, tyottomyysvakuutusmaks*, tapaturmavakuutusmaks*, ryhmahenkivakuutusmaks*, henkilosivukulut*, tyonantajan sairausvakuutusmaksu*, sotumaks*",
    "social security payable":
      "sosiaaliturvamaksuvel*, elakevakuutusmaksuvel*, tyottomyysvakuutusmaksuvel*, tyelmaksuvel*, sotuvel*, tapaturmavakuutusmaksuvel*",
    "pension expense":
      "elakevakuutusmaksut*, elakevakuutusmaksu*, elakekulut*, tyel*, yel*, elakkeet*",
    "staff expense":
      "henkilostokulut*, henkilokunnan*, henkiloston*, henkilosto*, koulutus*, tyoterveyshuolto*, virkistys*, luontoisetu*, luontoisedut*, tyovaatteet*, ateriakorvauks*, paivaraha*, harrastustoiminta*",
    "share capital":
      "osakepaaoma*, peruspaaoma*, osuuspaaoma*, paaomapanos*, yhtiomiehen panos*, oma paaoma*, toimintapaaoma*, osakkaiden paaoma*",
    "share premium":
      "ylikurssirahasto*, sijoitetun vapaan oman paaoman rahasto*, svop*, rakennusrahasto*",
    "revaluation reserve": "arvonkorotusrahasto*, kayvan arvon rahasto*",
    "other reserve":
      "vararahasto*, rahasto*, poistoero*, verovaraus*, verovaraukset*, asuintalovaraus*, vapaaehtoiset varaukset*, jalleenhankintavaraus*",
    "retained earnings":
      "edellisten tilikausien voitto*, edellisten tilikausien*, tilikauden voitto*, tilikauden tulos*, tilikauden ylijaama*, voittovarat*, ylijaama*, tilikauden alijaama*",
    drawing: "yksityisnosto*, yksityisotto*, yksityiskaytto*, yksityistili*",
    "capital contribution": "yksityissijoitu*, osakepaaoman korotus*, omat sijoitukset*",
    dividend: "osingonjako*, osinkovel*, jaettu osinko*, maksettavat osingot*",
    provision:
      "pakolliset varaukset*, pakollinen varaus*, varaukset*, takuuvaraus*, ymparistovaraus*",
    "pension provision": "elakevaraus*, elakevaraukset*",
    goodwill: "liikearvo*, konserniliikearvo*, fuusioaktiiva*",
    intangible:
      "aineettomat oikeudet*, aineettomat*, patent*, tavaramerk*, lisenssit*, tekijanoikeu*, kehittamismenot*, tutkimusmenot*, pitkavaikutteiset menot*, perusparannusmenot*, perustamismenot*, toimilupaoikeu*",
    "computer software": "atk ohjelm*, ohjelmisto*, tietokoneohjelm*",
    land: "maa alueet*, maa ja vesialueet*, tontti*, tontit*, vesialueet*, liittymismaksut*, maanvuokraoikeu*",
    building:
      "rakennuks*, rakennukset*, rakennelm*, rakennusten*, kiinteisto*, kiinteistot*, vaestonsuoj*",
    machinery: "koneet*, kone*, koneiden*, tuotannon koneet*, koneet ja laitteet*",
    equipment:
      "kalusto*, kaluston*, irtaimisto*, laitteet*, laite*, inventaario*, taide esineet*, muut aineelliset*",
    "motor vehicle": "henkiloaut*, kuorma aut*, pakettiaut*, ajoneuvot*, ammattiaut*",
    "asset under construction":
      "keskeneraiset hankinnat*, keskeneraiset investoinnit*, ennakkomaksut aineellisista*",
    "accumulated depreciation":
      "kertyneet poistot*, kertynyt poisto*, poistot rakennuksista kertyneet*",
    depreciation:
      "poisto*, poistot*, suunnitelman mukaiset poistot*, menojaannospoisto*, tasapoisto*",
    impairment: "arvonalentum*, arvonalentumis*, arvonalennu*",
    deposit: "vakuustallet*, vuokravakuu*, vuokratakuu*",
    revenue:
      "myynti*, myyntituotot*, liikevaihto*, palvelumyynti*, tavaramyynti*, yhteisotavaramyynti*, yhteisomyynti*, vientimyynti*, kateismyynti*, varainhankinnan tuotot*, varsinaisen toiminnan tuotot*, jasenmaksutuotot*, jasenmaksutulo*, hoitovastik*, vastikkeet*",
    "sales return":
      "myynnin alennukset*, myynnin oikaisu*, annetut alennukset*, kateisalennukset*, myynnin palautuks*",
    "purchase discount": "ostojen alennukset*, saadut alennukset*, ostoalennukset*, ostohyvityks*",
    "other operating income":
      "liiketoiminnan muut tuotot*, muut tuotot*, vuokratuotot*, saadut avustukset*, avustukset*, vakuutuskorvauks*, sairausvakuutuskorvauks*, tapaturmavakuutuskorvauks*, lahjoitustuotot*, saadut lahjoitukset*, kayttokorvauks*, vahingonkorvaustuotot*, vuokratulot*",
    income: "tuotot*, tulot*, tuotto*",
    purchase:
      "ostot*, ostot tilikauden aikana*, tavaraostot*, aineostot*, yhteisohankin*, maahantuonti*, materiaalit*, ostokulut*, tavaroiden ostot*, keittiotarvik*",
    subcontractor: "alihankin*, ulkopuoliset palvelut*, vuokratyo*, ulkopuoliset tyot*",
    "rent expense":
      "vuokrat*, vuokra*, toimitilavuokr*, toimitilakulut*, tilavuokr*, vuokrakulut*, toimitilan*, vuokramenot*, yhtiovastik*, hoitokulut*",
    electricity: "sahko*, vesi*, jatevesi*, lammitys*, kaasu*, energia*, kaukolampo*",
    cleaning: "siivous*, puhtaanapito*, jatehuolto*, pesula*",
    insurance:
      "vakuutuks*, vakuutukset*, vakuutusmaksu*, vahinkovakuutu*, vastuuvakuutu*, esinevakuutu*, matkavakuutu*",
    repair: "korjaus*, korjaukset*, huolto*, kunnossapito*, vuosikorjau*, ulkoalueiden*",
    fuel: "polttoaine*, bensiini*",
    "vehicle expense": "ajoneuvokulut*, ajoneuvojen*, autokulut*, ajoneuvovuokr*, ajoneuvovakuutu*",
    advertising: "mainonta*, mainoskulut*, mainos*, markkinointi*, messut*, ilmoittel*, nayttelyt*",
    "travel expense":
      "matkakulut*, matkaliput*, kilometrikorvauks*, matkat*, majoitus*, taksikulut*, hotelli*",
    entertainment: "edustuskulut*, edustus*, neuvottelukulut*, kokouskulut*",
    telephone: "puhelin*, puhelinkulut*, internetkulut*, tietoliikenne*, laajakaista*, internet*",
    postage: "posti*, postikulut*, rahti ja posti*",
    "office supply":
      "toimistotarvik*, toimistokulut*, kirjat*, lehdet*, pienkalusto*, kalustohankinn*, kalustokulut*, tarvikkeet*",
    "legal fee":
      "lakipalvelu*, asianajo*, konsultoint*, asiantuntijapalvelu*, konsulttipalvelu*, isannointi*",
    "audit fee":
      "tilintarkastus*, tilintarkastuspalvelu*, kirjanpito*, taloushallintopalvelu*, tilitoimisto*",
    "bank charge":
      "pankkikulut*, rahaliikenteen kulut*, rahaliikenteen*, palvelumaksut*, luottokorttikulut*, pankin palvelumaksut*",
    subscription: "jasenmaksut*, jasenmaksu*, viranomaismaks*",
    commission: "provisio*, myyntiprovisio*, takausprovisio*",
    freight: "rahti*, rahdit*, kuljetus*, kuljetuskulut*, huolinta*, tullimaks*",
    donation: "lahjoituks*, annetut lahjoitukset*, annetut avustukset*",
    royalty: "rojalti*, lisenssimaks*",
    "lease expense": "leasing*, kalustovuokr*, laitevuokr*, konevuokr*, leasingmaks*",
    expense: "kulut*, kulu*, menot*, maksut*",
    "other expense":
      "liiketoiminnan muut kulut*, muut kulut*, hallintokulut*, hallintopalvelu*, vartiointi*, turvallisuuskulut*, satunnaiset kulut*, sekalaiset kulut*, vahingonkorvaukset*, muut vahennyskelpoiset*",
    "interest expense": "korkokulu*, korkokulut*, korkomenot*, viivastyskorko*, korkokustannu*",
    "interest income": "korkotuotto*, korkotuotot*, korkotulot*",
    "interest payable": "korkovel*, korkojaksot*",
    "interest receivable": "korkosaami*",
    interest: "korko*, korot*",
    "dividend income": "osinkotuotot*, osinkotuotto*, osinkotulot*, osuuskorot*",
    "exchange gain": "kurssivoitto*, kurssivoitot*, valuuttakurssivoit*",
    "exchange loss":
      "kurssitappio*, kurssitappiot*, kurssiero*, valuuttakurssiero*, valuuttakurssitappio*",
    "gain on disposal": "luovutusvoitto*, luovutusvoitot*, myyntivoitto*, myyntivoitot*",
    "loss on disposal": "luovutustappio*, myyntitappio*, luovutustappiot*",
    "group company": "konserniyrityks*, tytaryrityks*, emoyrityks*, sisaryrityks*",
    associate: "osakkuusyrityks*, omistusyhteysyrityks*",
    "credit card payable": "luottokort*, korttiluotto*",
    employee: "tyontekij*, henkilokunn*",
  },
};
