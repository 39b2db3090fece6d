import type { Language } from "../Language.ts";

export const polish: Language = {
  code: "pl",
  name: "Polish",
  filler:
    "i lub oraz z ze do od na w we po za przez dla o u nad pod przy przed bez tytulu nie jako czyli a inne innych inny innymi pozostale pozostalych konto r k vat23 dot dlugoterminowe dlugoterminowych dlugoterminowy dlugoterminowa krotkoterminowe krotkoterminowych krotkoterminowy krotkoterminowa kraj krajowe krajowych krajowi krajowy eksport zagraniczne zagranicznych zagraniczni pos domu wielkosc ujemna jednostka jednostce gminne wojewodzkie zakonczonych cenach malzonka korekta korekty inwestycjikoszty",
  words: {
    "service expense":
      "uslugi obce*, uslugi informatyczne*, ochrona mienia*, uslugi ochrony*, sprzatanie*, uslugi sprzatania*, uslugi transportu*, uslugi celne*, uslugi komunalne*, uslugi pozostale*, uslugi zewnetrzne*, wywoz smieci, wywoz nieczystosci, odpady*, oplaty licencyjne*, szkolenia*, szkolenie*, uslugi szkoleniowe*, szkolenia pracownik*, koszty szkolen*, pralnia*, uslugi pralnicze*",
    "advance on intangible":
      "zaliczki na wartosci niematerialne*, zaliczki na wartosci niematerialne i prawne*",
    "warranty provision":
      "rezerwa na koszty napraw*, rezerwa na naprawy*, rezerwy na naprawy*, rezerwa na naprawy gwarancyjne*, rezerwy na naprawy gwarancyjne*",
    "deposit payable": "kaucje otrzymane*, otrzymane kaucje*",
    "dividend declared":
      "wyplacona zaliczka na dywidende*, zaliczka na dywidende*, zaliczki na dywidende*, wyplacona dywidenda*, wyplacone dywidendy*",
    "shareholder loan":
      "pozyczka od wspolnika*, pozyczki od wspolnik*, pozyczka od udzialowca*, pozyczki od udzialowc*",
    "non controlling interest": "kapitaly mniejszosci*, kapital mniejszosci*",
    "income tax receivable": "zaliczka na podatek dochodowy*, zaliczki na podatek dochodowy*",
    "deferred government grant": "dotacje na srodki trwale*, dotacja na srodki trwale*",
    "fixed deposit":
      "lokaty bankowe*, lokata bankowa*, lokaty terminowe*, lokata terminowa*, lokaty*, lokata*, rachunek bankowy lokat*, rachunek lokat*, certyfikaty depozytowe*, bankowe certyfikaty depozytowe*, rynek pieniezny*",
    "unbilled receivable": "naleznosci niezafakturowane*",
    "pension provision":
      "rezerwa na swiadczenia emerytalne*, rezerwy na swiadczenia emerytalne*, rezerwa na odprawy emerytalne*",
    "bank overdraft": "kredyt w rachunku biezacym*, kredyty w rachunku biezacym*",
    "deferred tax asset": "aktywa z tytulu odroczonego podatku*, aktywa na odroczony podatek*",
    "deferred tax liability":
      "rezerwa na podatek dochodowy, rezerwy z tytulu odroczonego podatku*, rezerwa na odroczony podatek*",
    "trade receivable":
      "naleznosci z tytulu dostaw i uslug*, rozrachunki z odbiorcami*, odbiorcy*, naleznosci od odbiorcow*, rozrachunki z odbiorcami krajowymi*, odbiorcy krajowi*, naleznosci od klientow*, klienci*, odbiorcy zagraniczni*, rozrachunki z odbiorcami zagranicznymi*, rozrachunki z klientami*",
    "bad debt expense":
      "naleznosci niesciagalne*, niesciagalne naleznosci*, odpisane naleznosci*, spisane naleznosci*, naleznosci umorzone*",
    receivable: "naleznosci*, naleznosc*",
    "other receivable":
      "pozostale naleznosci*, inne naleznosci*, naleznosci dochodzone na drodze sadowej*, pozostale rozrachunki z pracownikami*, roszczenia*",
    "staff advance receivable": "zaliczki dla pracownik*, pozyczki dla pracownik*",
    "allowance for doubtful debt":
      "odpisy aktualizujace wartosc naleznosci*, odpisy aktualizujace naleznosci*, odpisy aktualizujace rozrachunki*, odpis aktualizujacy naleznosci*",
    "trade payable fixed asset":
      "zobowiazania inwestycyjne, zobowiazania z tytulu inwestycji, zobowiazania z tytulu zakupu srodkow trwalych, zobowiazania z tytulu nabycia srodkow trwalych, rozrachunki z dostawcami srodkow trwalych, rozrachunki z dostawcami inwestycyjnymi, rozrachunki z tytulu zakupu srodkow trwalych, dostawcy srodkow trwalych, dostawcy inwestycyjni",
    "trade payable":
      "zobowiazania z tytulu dostaw i uslug*, rozrachunki z dostawcami*, dostawcy*, zobowiazania wobec dostawcow*, rozrachunki z dostawcami krajowymi*, dostawcy krajowi*, dostawcy zagraniczni*, rozrachunki z dostawcami zagranicznymi*, dostawy niefakturowane*",
    payable: "zobowiazania*, zobowiazanie*, ujemna wartosc firmy*",
    "other payable":
      "zakladowy fundusz swiadczen socjalnych*, fundusz swiadczen socjalnych*, pozostale zobowiazania*, inne zobowiazania*, bierne rozliczenia miedzyokresowe*, fundusze specjalne*, fundusz nagrod*, fundusz rehabilitacji*, zfss*",
    prepayment:
      "rozliczenia miedzyokresowe kosztow*, czynne rozliczenia miedzyokresowe*, zaliczki na dostawy*, krotkoterminowe rozliczenia miedzyokresowe*, zaliczki*, rozliczenia miedzyokresowe*",
    "customer deposit":
      "zaliczki otrzymane*, otrzymane zaliczki*, zaliczki od odbiorcow*, zaliczki od klientow*, zaliczki od kontrahentow*, przedplaty od*, przedplaty otrzymane*, otrzymane przedplaty*, zaliczki otrzymane od klientow*",
    "deferred income": "rozliczenia miedzyokresowe przychodow*, przychody przyszlych okresow*",
    "accrued expense": "rozliczenia miedzyokresowe bierne*, bierne rozliczenia miedzyokresowe*",
    loan: "kredyty bankowe*, kredyty*, kredyt*, pozyczki*, kredyty i pozyczki*, pozyczki otrzymane*, kredyt samochodowy*, pozyczka na samochod*, kredyt na samochod*, kredyt bankowy*, kredyt inwestycyjny*, kredyt obrotowy*, linia kredytowa*, kredyt hipoteczny*, kredyty hipoteczne*, kredyty inwestycyjne*, kredyty obrotowe*, kredyty dlugoterminowe*, kredyty krotkoterminowe*, pozyczki i kredyty*, pozyczki bankowe*",
    "loan receivable":
      "pozyczki udzielone*, udzielone pozyczki*, pozyczki dla udzialowc*, pozyczki dla wspolnik*, pozyczki dla spol*, pozyczka dla*, pozyczka udzielona*, pozyczki krotkoterminowe udzielone*, pozyczki dlugoterminowe udzielone*",
    bond: "obligacje*, dluzne papiery wartosciowe*, zobowiazania z tytulu emisji obligacji*, zobowiazania z tytulu obligacji*, obligacje wyemitowane*",
    "lease liability":
      "zobowiazania z tytulu leasingu*, zobowiazania leasingowe*, leasing finansowy*, zobowiazanie leasingowe*, zobowiazanie z tytulu leasingu*",
    bank: "rachunek biezacy*, rachunki bankowe*, rachunek bankowy*, bank*, rachunek walutowy*, inne rachunki bankowe*, biezacy rachunek bankowy*, rachunek*, mbank*, pko bp*, pekao*, alior*, ing bank*, santander*, oszczednosci*, rachunki walutowe*, konto bankowe*, checking account*, ror*",
    cash: "kasa*, kasa krajowych srodkow*, gotowka*, inne srodki pieniezne*, srodki pieniezne*, gotowka w portfelu*, kasa krajowych srodkow pienieznych*, kasa glowna*, kasa walutowa*, kasa zlotowa*, gotowka w kasie*",
    "cash in transit": "srodki pieniezne w drodze*, czeki obce*",
    investment:
      "inwestycje*, udzialy*, akcje*, krotkoterminowe aktywa finansowe*, dlugoterminowe aktywa finansowe*, papiery wartosciowe*, udzialy i akcje*, aktywa finansowe*, obligacje skarbowe*, akcje notowane*, udzialy w innych jednostkach*, akcje i udzialy*, dlugoterminowe akcje lub udzialy*, konto maklerskie*, rachunek maklerski*",
    inventory:
      "towary*, zapasy*, towar*, towary w hurcie, towary handlowe*, towary w detalu*, towary skupu*, towary w magazynie*, towary w sklep*, towary w zakladach gastronomicznych*, towary poza jednostka*",
    "raw material inventory":
      "materialy*, surowce*, opakowania*, materialy na skladzie*, materialy w przerobie*, materialy pomocnicze*, materialy podstawowe*, czesci zamienne*, materialy w magazynie*, materialy i surowce*",
    "finished goods inventory":
      "wyroby gotowe*, produkty gotowe*, produkty*, wyroby*, produkty gotowe w magazynie*, wyroby gotowe w magazynie*, produkty gotowe poza jednostka*",
    "work in progress inventory":
      "produkcja w toku*, polprodukty*, produkcja niezakonczona*, polfabrykaty*",
    "change in inventory": "zmiana stanu produktow*, zmiana stanu*",
    "input vat":
      "podatek vat naliczony*, vat naliczony*, podatek naliczony*, rozliczenie naleznego vat*, vat naliczony i jego rozliczenie*, naliczony vat*, rozliczenie naliczonego vat*, rozliczenie vat naliczonego*, rozliczenie podatku naliczonego*, vat do odliczenia*, podatek vat do odliczenia*",
    "output vat":
      "podatek vat nalezny*, vat nalezny*, podatek nalezny*, rozrachunki z tytulu vat*, vat*, podatek vat*, rozliczenie vat*, podatek od towarow i uslug*, rozliczenie podatku vat*, rozrachunki z urzedem skarbowym z tytulu vat*, rozliczenie vat naleznego*, rozliczenie podatku naleznego*, nalezny vat*, rozrachunki z us z tytulu vat*, vat do zaplaty*",
    "income tax":
      "podatek dochodowy*, podatek dochodowy od osob prawnych*, cit*, obowiazkowe obciazenia wyniku*, obowiazkowe zmniejszenia zysku*, inne obowiazkowe obciazenia wyniku finansowego*, pozostale obowiazkowe obciazenia*, obowiazkowe obciazenia wyniku finansowego*",
    "deferred tax":
      "aktywa z tytulu odroczonego podatku dochodowego*, rezerwa z tytulu odroczonego podatku*, odroczony podatek dochodowy*, rezerwy z tytulu podatku dochodowego*, rezerwa z tytulu podatku dochodowego*, podatek odroczony, podatku odroczonego",
    "property tax expense":
      "podatki i oplaty*, podatek od nieruchomosci*, oplaty*, podatek od srodkow transportowych*, oplaty skarbowe*, oplaty sadowe*, podatek od srodkow transportu*",
    "tax payable":
      "zobowiazania podatkowe*, zobowiazania z tytulu podatkow*, rozrachunki publicznoprawne*, rozrachunki z urzedem skarbowym*, rozrachunki z budzetem*, rozrachunki budzetowe*, urzad skarbowy*, pozostale rozrachunki publicznoprawne*, inne rozrachunki publicznoprawne*, rozrachunki publiczno prawne*",
    tax: "podatek*, podatki*",
    wage: "koszty wynagrodzen*, wynagrodzenia*, place*, wynagrodzenie*, umowy zlecenia*, umowy o dzielo*, wynagrodzenia pracownikow*, umowa o prace*, umowy o prace*, umowy cywilnoprawne*, wynagrodzenia produkcyjne, ekwiwalent za urlop*, nadgodziny*, nagrody*, premie, odprawy*, wynagrodzenia osobowe*, wynagrodzenia bezosobowe*, place zasadnicze*, umowa zlecenie*, umowa o dzielo*, pensje*, wynagrodzenia z umow*, pensja*, premia*",
    "wage payable":
      "rozrachunki z tytulu wynagrodzen*, rozrachunki z pracownikami z tytulu wynagrodzen*, zobowiazania z tytulu wynagrodzen*, zobowiazania wobec pracownikow*, wynagrodzenia do wyplaty*, niewyplacone wynagrodzenia*",
    "social security":
      "ubezpieczenia spoleczne i inne swiadczenia*, ubezpieczenia spoleczne*, skladki zus*, skladki na ubezpieczenia*, swiadczenia na rzecz pracownikow*, swiadczenia*, skladki*, fundusz pracy*, odpisy na zakladowy fundusz*, odpis na zakladowy fundusz*, odpisy na zfss*, odpis na zfss*, pfron*, narzuty na wynagrodzenia*",
    "social security payable":
      "rozrachunki z zus*, rozrachunki z tytulu ubezpieczen*, rozrachunki publicznoprawne zus*, zobowiazania wobec zus*, rozrachunki publicznoprawne z zus*, rozrachunki z tytulu zus*, zobowiazania z tytulu ubezpieczen spolecznych*",
    "payroll tax payable":
      "podatek dochodowy od osob fizycznych*, pit*, rozrachunki z tytulu podatku dochodowego od osob fizycznych*, rozrachunki z tytulu pit*, zus i podatek od wynagrodzen*, podatek od wynagrodzen*, zobowiazania z tytulu podatku od wynagrodzen*",
    "share capital":
      "kapital podstawowy*, kapital zakladowy*, kapital*, kapital wlasciciela*, kapital fundusz podstawowy*, kapital fundusz zakladowy*",
    "treasury share": "akcje wlasne*, udzialy wlasne*",
    "share premium":
      "kapital z emisji*, kapital zapasowy ze sprzedazy akcji*, kapital zapasowy ze sprzedazy udzialow*, kapital z emisji powyzej wartosci nominalnej*",
    "dividend payable":
      "zobowiazania z tytulu dywidend*, dywidendy do wyplaty*, dywidenda do wyplaty*, rozrachunki z tytulu dywidend*, zobowiazania z tytulu dywidendy*",
    "other reserve":
      "kapital zapasowy*, kapital rezerwowy*, kapitaly rezerwowe*, pozostale kapitaly*, kapital fundusz zapasowy*, kapital fundusz rezerwowy*, kapitaly fundusze rezerwowe*, fundusz zapasowy*, fundusz rezerwowy*",
    "revaluation reserve":
      "kapital z aktualizacji wyceny*, kapital fundusz z aktualizacji wyceny*, fundusz z aktualizacji wyceny*",
    "retained earnings":
      "rozliczenie wyniku finansowego*, wynik finansowy*, zysk z lat ubieglych*, strata z lat ubieglych*, zysk netto*, niepodzielony wynik*, strata netto*, odpisy z zysku netto*, niepokryta strata*, nierozliczony wynik*, zyski z lat ubieglych*, zysk lat ubieglych*, zyski zatrzymane*",
    dividend: "dywidendy*, dywidenda*",
    provision: "rezerwy*, rezerwa*, rezerwy na zobowiazania*, rezerwa na zobowiazania*",
    goodwill: "wartosc firmy*, nabyta wartosc firmy*",
    intangible:
      "koszty prac rozwojowych*, wartosci niematerialne i prawne*, wartosci niematerialne*, patenty*, licencje*, koncesje*, koszty zakonczonych prac rozwojowych*, prace rozwojowe*, znaki towarowe*",
    "computer software": "oprogramowanie*, programy komputerowe*",
    land: "grunty*, grunt*, prawo wieczystego uzytkowania*",
    building:
      "budynki*, budowle*, budynki i lokale*, obiekty inzynierii*, nieruchomosci*, lokale*, budynki i budowle*, budynki, budynek*, obiekty inzynierii ladowej i wodnej*, budynki lokale i obiekty inzynierii ladowej i wodnej*, dom, domy",
    machinery:
      "maszyny*, urzadzenia techniczne*, urzadzenia*, kotly*, urzadzenia techniczne i maszyny*, maszyny i urzadzenia*, kotly i maszyny energetyczne*",
    equipment:
      "rzeczowe aktywa trwale, srodki trwale*, wyposazenie*, narzedzia*, przyrzady*, inne srodki trwale*, sprzet komputerowy*, komputery*, pozostale srodki trwale*, narzedzia, narzedzia przyrzady*, narzedzia przyrzady ruchomosci i wyposazenie*, meble*, meble biurowe*, wyposazenie biura, wyposazenie biurowe, komputer*",
    "motor vehicle":
      "srodki transportu*, samochody*, pojazdy*, srodki transportu, srodkow transportu, samochod*, ciezarowk*, samochody dostawcze*, pojazdy ciezarowe*, naczepy*, przyczepy*, pojazd*",
    "asset under construction":
      "zaliczki na srodki trwale w budowie, zaliczki na srodki trwale, srodki trwale w budowie*, zaliczki na inwestycje*, inwestycje rozpoczete*, inwestycje w toku*, naklady inwestycyjne*, ulepszenia srodka trwalego*, budowe srodka trwalego*, naklady na budowe srodka trwalego*, inwestycje budowy srodka trwalego*, naklady na budowe srodkow trwalych*",
    "investment property": "inwestycje w nieruchomosci*",
    "accumulated depreciation":
      "odpisy umorzeniowe*, umorzenie*, umorzenia*, odpisy umorzeniowe srodkow trwalych*, umorzenie srodkow trwalych*, odpisy umorzeniowe inwestycji w nieruchomosci*, odpisy umorzeniowe innych srodkow trwalych*, umorzenie innych srodkow trwalych*, umorzenie pozostalych srodkow trwalych*, umorzenie srodkow transportu, odpisy umorzeniowe srodkow transportu*, umorzenie budynkow*, umorzenie budynkow i lokali, odpisy umorzeniowe budynkow*, umorzenie budynkow i budowli*, umorzenie maszyn*, odpisy umorzeniowe maszyn*, odpisy umorzeniowe urzadzen*, umorzenie urzadzen*, umorzenie urzadzen technicznych*, odpisy umorzeniowe urzadzen technicznych i maszyn*, umorzenie urzadzen technicznych i maszyn*, odpisy umorzeniowe budynkow lokali i obiektow inzynierii ladowej i wodnej*, umorzenie budynkow lokali i obiektow inzynierii ladowej i wodnej*",
    "accumulated amortisation intangible":
      "odpisy umorzeniowe wartosci niematerialnych*, umorzenie wartosci niematerialnych*, umorzenie licencji*, umorzenie wnip*, odpisy umorzeniowe wartosci niematerialnych i prawnych*, umorzenie wartosci niematerialnych i prawnych*, umorzenie kosztow prac rozwojowych*",
    depreciation:
      "amortyzacja*, amortyzacja srodkow trwalych*, amortyzacja maszyn*, amortyzacja urzadzen*, amortyzacja srodkow transportu, amortyzacja budynkow*",
    impairment: "odpisy aktualizujace*, odpisy z tytulu trwalej utraty*, aktualizacja wartosci*",
    deposit: "kaucje*, wadia*",
    revenue:
      "przychody ze sprzedazy*, sprzedaz*, sprzedaz towarow*, sprzedaz uslug*, przychody ze sprzedazy towarow*, przychody ze sprzedazy produktow*, sprzedaz produktow*, przychody ze sprzedazy uslug, sprzedaz eksportowa*, przychody z uslug doradczych, przychody z prowizji, przychody z abonament*, sprzedaz hurtowa*, sprzedaz detaliczna*, sprzedaz wysylkowa*, sprzedaz hurtowa towarow*, sprzedaz detaliczna towarow*, sprzedaz wysylkowa towarow*, sprzedaz wyrobow*, sprzedaz wyrobow gotowych*, przychody ze sprzedazy wyrobow*, przychody ze sprzedazy materialow*, sprzedaz materialow*, sprzedaz krajowa*, sprzedaz zagraniczna*, przychody netto ze sprzedazy*, sprzedaz opakowan*",
    "sales return":
      "rabaty udzielone*, udzielone rabaty*, zwroty od klientow, zwroty od odbiorcow, korekty sprzedazy*, zwroty sprzedazy*",
    "other operating income":
      "pozostale przychody operacyjne*, pozostale przychody*, dotacje*, przychody operacyjne*, otrzymane kary*, inne przychody operacyjne*, zyski nadzwyczajne*, otrzymane dotacje*, otrzymane odszkodowania*, otrzymane darowizny*, dotacje rzadowe*, przychody z najmu*",
    income: "przychody*, przychod*",
    purchase:
      "wartosc sprzedanych towarow*, zuzycie materialow*, koszt wlasny sprzedazy*, zakup*, koszt sprzedanych produktow*, koszt sprzedanych towarow*, wartosc sprzedanych*, zakup towarow*, zakup materialow*, koszty sprzedanych*, zuzycie surowcow*, koszty produkcji*, koszty dzialalnosci podstawowej*, wartosc sprzedanych towarow w sprzedazy hurtowej*, wartosc sprzedanych towarow w sprzedazy detalicznej*, wartosc sprzedanych towarow w sprzedazy wysylkowej*, wartosc sprzedanych materialow*, koszt wlasny sprzedazy produktow*, koszt wlasny sprzedanych*, wartosc sprzedanych towarow i materialow*, koszt sprzedanych uslug*, koszt sprzedanych materialow*, koszt sprzedanych wyrobow*, koszt wytworzenia*, koszty wytworzenia*, wartosc w cenach zakupu sprzedanych*, koszt wytworzenia sprzedanych produktow*",
    subcontractor: "podwykonawcy*, obrobka obca*, uslugi podwykonawcow, podwykonawc*",
    electricity:
      "zuzycie energii*, energia*, energia elektryczna*, zuzycie materialow i energii*, woda*, gaz*, prad, energii elektrycznej*, zuzycie energii elektrycznej*, zuzycie wody*, zuzycie gazu*, ogrzewanie*",
    "rent expense": "czynsz*, najem*, dzierzawa*, czynsze*, uslugi najmu*, czynsz biura, wynajem*",
    insurance:
      "ubezpieczenia majatkowe*, ubezpieczenie*, ubezpieczenia*, ubezpieczenie na zycie*, ubezpieczenia samochod*, ubezpieczenie samochod*, polisy*, ubezpieczenie wynajmu*",
    repair:
      "remonty*, uslugi remontowe*, konserwacja*, naprawy*, remonty budynkow*, naprawy i utrzymanie*, utrzymanie*, uslugi serwisowe*, uslugi naprawcze*, remonty i konserwacja*, remont*, uslugi konserwac*",
    fuel: "paliwo*, paliwa*, zuzycie paliwa*, zuzycie paliw*, paliwo do samochod*",
    advertising:
      "reklama*, reprezentacja i reklama*, marketing*, reklamy*, koszty reprezentacji i reklamy*, reklama i reprezentacja*, koszty reklamy*, reklama i marketing*, uslugi reklamowe*, uslugi marketingowe*, targi i wystawy, targi*",
    entertainment: "reprezentacja*, uslugi gastronomiczne*",
    "travel expense":
      "podroze sluzbowe*, delegacje*, podroz*, podroze sluzbowe krajowe*, podroze sluzbowe zagraniczne*, koszty podrozy*, koszty podrozy sluzbowych*, delegacje sluzbowe*, diety*, ryczalty samochodowe*, bilety*, parkingi*, parking, noclegi*, hotele*, uslugi hotelowe*, transport publiczny*",
    telephone:
      "uslugi telekomunikacyjne*, telefony*, telefon*, internet*, telekomunikacja*, uslugi telefoniczne*, telefony komorkowe*, uslugi internetowe*, uslugi telekomunikacyjne i internet*",
    postage: "uslugi pocztowe*, poczta*, uslugi pocztowe i kurierskie*, znaczki pocztowe*",
    "office supply":
      "materialy biurowe*, artykuly biurowe*, zuzycie materialow biurowych*, zuzycie materialow biurowych, drobne wyposazenie biur*, srodki czystosci*, materialy eksploatacyjne*, drobne narzedzia",
    "professional fee":
      "uslugi prawne*, uslugi doradcze*, uslugi ksiegowe*, doradztwo*, audyt*, obsluga prawna*, uslugi rachunkowe*, uslugi audytorskie*, uslugi konsultingowe*, uslugi notarialne*, oplaty notarialne*, uslugi doradztwa*, uslugi konsultacyjne*, ksiegowosc*, uslugi prawnicze*, obsluga ksiegowa*, obsluga rachunkowa*, badanie sprawozdania finansowego*",
    "bank charge":
      "uslugi bankowe*, prowizje bankowe*, oplaty bankowe*, koszty bankowe*, prowizje i oplaty bankowe*, oplaty i prowizje bankowe*, koszty obslugi bankowej*, prowizje bank*, prowizje od gwarancji*",
    commission: "prowizje*, prowizje od sprzedazy, prowizja od sprzedazy",
    freight:
      "transport*, uslugi transportowe*, uslugi kurierskie*, kurier*, przesylki kurierskie*, uslugi kurierskie i transportowe*, uslugi spedycyjne*",
    donation: "darowizny*, darowizna*, przekazane darowizny*, datki*, datki charytatywne*",
    "lease expense":
      "leasing*, oplaty leasingowe*, leasing samochod*, uslugi leasingu*, uslugi leasingowe*, raty leasingowe*, czynsz leasingowy*",
    expense: "koszty*, koszt*, wydatki*",
    "other expense":
      "pozostale koszty operacyjne*, pozostale koszty*, koszty ogolnego zarzadu*, koszty zarzadu*, koszty sprzedazy*, inne koszty operacyjne*, koszty ogolnozakladowe*, pozostale koszty rodzajowe*, kary*, koszty wydzialowe*, koszty dzialalnosci*, straty nadzwyczajne*, pozostale uslugi*, grzywny*, odszkodowania zaplacone*, kary umowne zaplacone*, prezenty*, jedzenie*, hobby*, rozrywka*, muzyka*, kablowka*, rekreacja*, film*, wydatki na dzieci*, artykuly spozywcze*",
    "interest expense":
      "koszty finansowe*, odsetki zaplacone*, odsetki od kredytow*, inne koszty finansowe*, koszty odsetek*, odsetki bankowe zaplacone*, odsetki od kredyt*, pozostale koszty finansowe*, odsetki od pozyczek*, odsetki od kredytu*, odsetki od kredytu hipotecznego*, odsetki od pozyczki*, koszty z tytulu odsetek*",
    "interest income":
      "przychody finansowe*, odsetki otrzymane*, odsetki uzyskane*, inne przychody finansowe*, przychody z odsetek*, odsetki od lokat*, odsetki z oszczednosci*, odsetki z lokat*, otrzymane odsetki*, pozostale przychody finansowe*, przychody z tytulu odsetek*, odsetki bankowe otrzymane*, odsetki od certyfikatow*, odsetki z rynku pienieznego*, odsetki na ror*, przychod z odsetek*, odsetki z obligacji*",
    interest: "odsetki*",
    "accrued interest": "odsetki naliczone*, naliczone odsetki*",
    "exchange gain":
      "dodatnie roznice kursowe*, dodatnie roznice kursu*, dodatnie roznice kursu walut*, dodatnie roznice z kursu*, zyski z roznic kursowych*",
    "exchange loss":
      "ujemne roznice kursowe*, ujemne roznice kursu*, roznice kursowe*, roznice kursu*, ujemne roznice kursu walut*, straty z roznic kursowych*",
    "gain on disposal":
      "zysk ze zbycia*, przychody ze sprzedazy srodkow trwalych*, zysk ze zbycia niefinansowych aktywow*, zysk ze sprzedazy srodkow*, przychody ze sprzedazy inwestycji*, przychody ze sprzedazy udzialow*, przychody ze sprzedazy akcji*, przychody ze sprzedazy papierow*, przychody ze zbycia*, zysk ze sprzedazy inwestycji*, zysk ze sprzedazy srodkow trwalych*, wynik na sprzedazy srodkow trwalych*, wynik ze zbycia srodkow trwalych*, zysk na sprzedazy srodkow trwalych*, przychody ze zbycia inwestycji*, przychody ze sprzedazy aktywow*",
    "loss on disposal":
      "strata ze zbycia*, wartosc netto sprzedanych srodkow trwalych*, koszty sprzedanych srodkow trwalych*, strata ze sprzedazy srodkow*, wartosc sprzedanych akcji*, wartosc sprzedanych udzialow*, wartosc sprzedanych papierow*, wartosc sprzedanych srodkow trwalych*, wartosc sprzedanych inwestycji*, wartosc zbytych*, strata ze sprzedazy inwestycji*, strata ze sprzedazy srodkow trwalych*",
    employee: "rozrachunki z pracownikami*, pracownicy*, pracownikow*",
    "price difference inventory":
      "odchylenia od cen ewidencyjnych*, odchylenia od cen ewidencyjnych opakowan*, odchylenia od cen ewidencyjnych produktow*, odchylenia od cen ewidencyjnych materialow*, odchylenia od cen ewidencyjnych towarow*, odchylenia od cen ewidencyjnych towarow w zakladach gastronomicznych*",
    settlement:
      "pozostale rozrachunki*, inne rozrachunki*, rozliczenie zakupu*, rozrachunki*, rozliczenie*, rozrachunki z akcjonariuszami*, rozrachunki z udzialowcami*, rozrachunki ze wspolnikami*, rozrachunki z wlascicielami*, inne rozrachunki z pracownikami*",
    "exchange gain loss": "wynik z roznic kursowych*, dodatnie i ujemne roznice kursowe*",
    "unpaid share capital":
      "nalezne wplaty na kapital*, nalezne nie wniesione wklady*, rozrachunki z tytulu wplat na kapital*",
    "restricted cash": "rachunek vat*, srodki pieniezne o ograniczonej mozliwosci dysponowania*",
    "good in transit": "towary w drodze*, materialy w drodze*, dostawy w drodze*",
    "irrecoverable vat expense":
      "vat niepodlegajacy odliczeniu*, vat niepodlegajacy*, podatek vat niepodlegajacy*, vat nie podlegajacy*",
    "dividend income":
      "dywidendy otrzymane*, otrzymane dywidendy*, przychody z tytulu dywidend*, przychody z dywidend*",
    "note receivable": "weksle obce*",
    "note payable": "weksle wlasne*, zobowiazania wekslowe*",
    "tax receivable":
      "naleznosci z tytulu podatk*, naleznosci podatkowe*, naleznosci publicznoprawne*",
    "income tax payable":
      "rozrachunki z tytulu podatku dochodowego*, rozrachunki z urzedem skarbowym z tytulu podatku dochodowego*, zobowiazania z tytulu podatku dochodowego*, rozrachunki z tytulu cit*",
    "inventory provision":
      "odpisy aktualizujace wartosc zapasow*, odpisy aktualizujace zapasy*, odpisy aktualizujace materialy*, odpisy aktualizujace towary*",
    "accumulated amortisation software": "umorzenie oprogramowania*",
    "software amortisation":
      "amortyzacja oprogramowania*, amortyzacja wartosci niematerialnych*, amortyzacja licencji*, amortyzacja wnip*, amortyzacja wartosci niematerialnych i prawnych*",
    "credit card payable": "karta kredytowa*, karty kredytowe*, karta firmowa*, karty platnicze*",
    "deposit receivable": "kaucje wplacone*",
    "tax refund receivable": "naleznosci z tytulu podatku dochodowego*",
    "insurance recovery": "odszkodowania z ubezpieczen, odszkodowania otrzymane",
    "goodwill impairment": "odpis wartosci firmy*",
    subscription: "prenumerata*, prenumeraty*, czasopisma*, skladki czlonkowskie*",
    "staff expense":
      "opieka medyczna*, pracownicze plany kapitalowe*, wydatki medyczne*, uslugi medyczne*, badania lekarskie*, uslugi zdrowotne*, odziez robocza*, ubrania robocze*, ubrania*, edukacja*, edukacje*",
    "purchase discount": "rabaty otrzymane*, skonta otrzymane*",
    "sales discount": "skonta udzielone*, udzielone skonto*, skonto udzielone*, udzielone skonta*",
    "late payment interest": "odsetki za zwloke*, odsetki karne*",
    "leasehold improvement":
      "inwestycje w obcych obiektach*, inwestycje w obcych srodkach trwalych*",
    "prepaid insurance": "ubezpieczenia oplacone z gory*",
    "interest payable": "odsetki do zaplaty*",
    drawing: "pobrania wlasciciela*, pobrania wlascicieli*, pobrania prywatne*",
    "contract asset": "przychody niezafakturowane*",
    associate: "udzialy w jednostkach stowarzyszonych*",
    "customs duty": "clo",
    "release of provision": "rozwiazanie rezerw*",
    "legal provision": "rezerwa na sprawy sadowe*",
    "holiday provision": "rezerwa na urlopy*",
    "loan receivable shareholder": "pozyczki udzielone wspolnikom*",
    "retention payable":
      "kaucje gwarancyjne podwykonawc*, zatrzymane kaucje podwykonawc*, kaucje zatrzymane podwykonawc*, zobowiazania z tytulu kaucji gwarancyjnych*",
    "retention receivable": "kaucje gwarancyjne zatrzymane*",
    "bank account":
      "konto oszczednosciowe*, rachunek oszczednosciowy*, rachunek lokacyjny*, konto dolarowe*, konto walutowe*, rachunek dolarowy*, rachunek usd*, konto w euro*",
    "right of use asset":
      "prawo do uzytkowania*, prawa do uzytkowania*, aktywa z tytulu prawa do uzytkowania*, aktywow z tytulu prawa do uzytkowania*",
    "non current liability": "zobowiazania dlugoterminowe*",
    "current liability": "zobowiazania krotkoterminowe*",
    "current receivable": "naleznosci krotkoterminowe*, naleznosci dlugoterminowe*",
    "opening balance": "bilanse otwarcia*, bilans otwarcia*, bilans zamkniecia*",
  },
};
