import type { Language } from "../../schemas/text";

/** In the order of `order`; they are few, and only a back office reads them. */
const order: readonly Language[] = ["da", "de", "en", "es", "fi", "no", "pt"];

const words: Record<string, readonly string[]> = {
  unknown_type: [
    "ukendt type",
    "unbekannter Typ",
    "unknown type",
    "tipo desconocido",
    "tuntematon tyyppi",
    "ukjent type",
    "tipo desconhecido",
  ],
  invalid_props: [
    "ugyldige indstillinger",
    "ungültige Einstellungen",
    "settings not valid",
    "ajustes no válidos",
    "virheelliset asetukset",
    "ugyldige innstillinger",
    "configurações inválidas",
  ],
  switched_off: ["slået fra", "ausgeschaltet", "switched off", "desactivada", "pois päältä", "slått av", "desligada"],
  session_unknown: [
    "login endnu ukendt",
    "Anmeldung noch unbekannt",
    "sign-in not known yet",
    "sesión aún desconocida",
    "kirjautuminen ei vielä tiedossa",
    "innlogging ennå ukjent",
    "login ainda desconhecido",
  ],
  guests_only: [
    "kun for gæster",
    "nur für Gäste",
    "only for guests",
    "solo para visitantes",
    "vain vieraille",
    "bare for gjester",
    "só para visitantes",
  ],
  users_only: [
    "kun for brugere, der er logget ind",
    "nur für Angemeldete",
    "only for who is signed in",
    "solo con sesión iniciada",
    "vain kirjautuneille",
    "bare for innloggede",
    "só para quem fez login",
  ],
  other_audience: [
    "for en anden målgruppe",
    "für eine andere Zielgruppe",
    "for another audience",
    "para otro público",
    "toiselle kohderyhmälle",
    "for en annen målgruppe",
    "para outro público",
  ],
  not_allowed: [
    "ikke i dette land",
    "nicht in diesem Land",
    "not in this country",
    "no en este país",
    "ei tässä maassa",
    "ikke i dette landet",
    "não neste país",
  ],
  restricted: [
    "ikke i dette land",
    "nicht in diesem Land",
    "not in this country",
    "no en este país",
    "ei tässä maassa",
    "ikke i dette landet",
    "não neste país",
  ],
  other_device: [
    "for andre enheder",
    "für andere Geräte",
    "for other devices",
    "para otros dispositivos",
    "muille laitteille",
    "for andre enheter",
    "para outros dispositivos",
  ],
  parent_hidden: [
    "inden i en skjult sektion",
    "in einem verborgenen Abschnitt",
    "inside a hidden section",
    "dentro de una sección oculta",
    "piilotetun osion sisällä",
    "inni en skjult seksjon",
    "dentro de uma seção oculta",
  ],
  schedule: [
    "ikke på dette tidspunkt",
    "nicht zu dieser Zeit",
    "not at this time",
    "no a esta hora",
    "ei tähän aikaan",
    "ikke på dette tidspunktet",
    "não neste horário",
  ],
};

/** Why a section is hidden, shortly; every reason that is not listed is one of its schedule. */
export const reasonWords = (reason: string, language: Language): string =>
  (Object.hasOwn(words, reason) ? words[reason] : words["schedule"])?.[order.indexOf(language)] ?? reason;
