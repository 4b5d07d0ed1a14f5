import { defaultLanguage, type Language } from "./language";

type Names = string | ({ en: string } & Partial<Record<Language, string>>);

/** Parts of countries where the rules of play differ by them, by the part after the hyphen of their ISO 3166-2 code; in English where a language has no name of its own. */
const known: Record<string, Record<string, Names>> = {
  CA: {
    AB: "Alberta",
    BC: { en: "British Columbia", es: "Columbia Británica", fi: "Brittiläinen Kolumbia", pt: "Colúmbia Britânica" },
    MB: "Manitoba",
    NB: { en: "New Brunswick", es: "Nuevo Brunswick", pt: "Nova Brunswick" },
    NL: {
      en: "Newfoundland and Labrador",
      da: "Newfoundland og Labrador",
      de: "Neufundland und Labrador",
      es: "Terranova y Labrador",
      fi: "Newfoundland ja Labrador",
      no: "Newfoundland og Labrador",
      pt: "Terra Nova e Labrador",
    },
    NS: { en: "Nova Scotia", es: "Nueva Escocia", pt: "Nova Escócia" },
    NT: {
      en: "Northwest Territories",
      de: "Nordwest-Territorien",
      es: "Territorios del Noroeste",
      fi: "Luoteisterritoriot",
      pt: "Territórios do Noroeste",
    },
    NU: "Nunavut",
    ON: { en: "Ontario", pt: "Ontário" },
    PE: {
      en: "Prince Edward Island",
      es: "Isla del Príncipe Eduardo",
      fi: "Prinssi Edwardin saari",
      pt: "Ilha do Príncipe Eduardo",
    },
    QC: "Quebec",
    SK: "Saskatchewan",
    YT: "Yukon",
  },
  DE: {
    BB: { en: "Brandenburg", es: "Brandeburgo", pt: "Brandemburgo" },
    BE: { en: "Berlin", es: "Berlín", fi: "Berliini", pt: "Berlim" },
    BW: "Baden-Württemberg",
    BY: { en: "Bavaria", da: "Bayern", de: "Bayern", es: "Baviera", fi: "Baijeri", no: "Bayern", pt: "Baviera" },
    HB: "Bremen",
    HE: { en: "Hesse", da: "Hessen", de: "Hessen", fi: "Hessen", no: "Hessen" },
    HH: { en: "Hamburg", es: "Hamburgo", fi: "Hampuri", pt: "Hamburgo" },
    MV: {
      en: "Mecklenburg-Vorpommern",
      es: "Mecklemburgo-Pomerania Occidental",
      fi: "Mecklenburg-Etu-Pommeri",
      pt: "Meclemburgo-Pomerânia Ocidental",
    },
    NI: {
      en: "Lower Saxony",
      da: "Niedersachsen",
      de: "Niedersachsen",
      es: "Baja Sajonia",
      fi: "Ala-Saksi",
      no: "Niedersachsen",
      pt: "Baixa Saxónia",
    },
    NW: {
      en: "North Rhine-Westphalia",
      da: "Nordrhein-Westfalen",
      de: "Nordrhein-Westfalen",
      es: "Renania del Norte-Westfalia",
      fi: "Nordrhein-Westfalen",
      no: "Nordrhein-Westfalen",
      pt: "Renânia do Norte-Vestefália",
    },
    RP: {
      en: "Rhineland-Palatinate",
      da: "Rheinland-Pfalz",
      de: "Rheinland-Pfalz",
      es: "Renania-Palatinado",
      fi: "Rheinland-Pfalz",
      no: "Rheinland-Pfalz",
      pt: "Renânia-Palatinado",
    },
    SH: { en: "Schleswig-Holstein", da: "Slesvig-Holsten" },
    SL: { en: "Saarland", es: "Sarre", pt: "Sarre" },
    SN: { en: "Saxony", da: "Sachsen", de: "Sachsen", es: "Sajonia", fi: "Saksi", no: "Sachsen", pt: "Saxónia" },
    ST: {
      en: "Saxony-Anhalt",
      da: "Sachsen-Anhalt",
      de: "Sachsen-Anhalt",
      es: "Sajonia-Anhalt",
      fi: "Saksi-Anhalt",
      no: "Sachsen-Anhalt",
      pt: "Saxónia-Anhalt",
    },
    TH: {
      en: "Thuringia",
      da: "Thüringen",
      de: "Thüringen",
      es: "Turingia",
      fi: "Thüringen",
      no: "Thüringen",
      pt: "Turíngia",
    },
  },
};

const partsOf = (country: string | null) =>
  Object.entries((country !== null && Object.hasOwn(known, country) && known[country]) || {});

const nameIn = (names: Names, language: Language) =>
  typeof names === "string" ? names : (names[language] ?? names[defaultLanguage] ?? names.en);

const namesOf = (names: Names) => (typeof names === "string" ? [names] : Object.values(names));

const isCode = (given: string) => /^[A-Z0-9]{1,3}$/.test(given);

/** A part of a country by its code, "BE" of Germany (D-37), however it was told: "DE-BE", "be", "Berlin". What is not known stays as it was told. */
export function subdivisionCode(country: string | null, told: string | null): string | null {
  const given = told?.trim() || null;
  if (country === null || given === null) return given;
  const prefix = `${country}-`;
  const alone = given.toUpperCase().startsWith(prefix) ? given.slice(prefix.length).toUpperCase() : given;
  const isCalled = (name: string) => name.toLowerCase() === alone.toLowerCase();
  const part = partsOf(country).find(([code, names]) => isCalled(code) || namesOf(names).some(isCalled));
  return part ? part[0] : alone;
}

/** What a part of a country is called; null for a code that has no name here. */
export function subdivisionName(country: string | null, subdivision: string | null, language: Language): string | null {
  const code = subdivisionCode(country, subdivision);
  const [, names] = partsOf(country).find(([each]) => each === code) ?? [];
  if (names) return nameIn(names, language);
  return code === null || isCode(code) ? null : code;
}

/** The parts of a country by name, for who chooses one. */
export const subdivisionsOf = (country: string | null): readonly string[] =>
  partsOf(country)
    .map(([, names]) => nameIn(names, defaultLanguage))
    .sort();
