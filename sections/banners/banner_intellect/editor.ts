import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 8, 84, 38, "soft"],
    [12, 14, 44, 6, "strong"],
    [12, 24, 36, 3, "line"],
    [12, 30, 40, 3, "line"],
    [12, 36, 30, 3, "line"],
    [66, 14, 18, 28, "strong"],
  ],
  starter: {
    banner: {
      bannerTitle: {
        da: "Spil er underholdning, og regnestykket er åbent",
        de: "Spielen ist Unterhaltung, und die Rechnung liegt offen",
        en: "Playing is entertainment, and the maths is open",
        es: "Jugar es entretenimiento, y las cuentas están a la vista",
        fi: "Pelaaminen on viihdettä, ja laskelmat ovat avoimet",
        no: "Spill er underholdning, og regnestykket er åpent",
        pt: "Jogar é diversão, e as contas estão à vista",
      },
      bannerTitleSecondary: {
        da: "Hvert spil viser, hvad det betaler tilbage.",
        de: "Jedes Spiel zeigt, was es zurückzahlt.",
        en: "Every game shows what it pays back.",
        es: "Cada juego muestra lo que devuelve.",
        fi: "Jokainen peli kertoo, mitä se palauttaa.",
        no: "Hvert spill viser hva det betaler tilbake.",
        pt: "Cada jogo mostra quanto devolve.",
      },
      bannerDescription: {
        da: "<p>Hos os står tilbagebetalingen ved siden af spillet, i procent og uden stjerne. Husets fordel er prisen for underholdningen. Sæt dine grænser, før du begynder, så ved du, hvad aftenen koster.</p>",
        de: "<p>Bei uns steht die Auszahlungsquote neben dem Spiel, in Prozent und ohne Sternchen. Der Hausvorteil ist der Preis der Unterhaltung. Setze deine Limits, bevor du anfängst, dann weißt du, was der Abend kostet.</p>",
        en: "<p>With us the return is shown beside the game, in percent and without an asterisk. The house edge is the price of the evening. Set your limits before you start, and you know what it costs.</p>",
        es: "<p>Aquí el retorno figura junto al juego, en porcentaje y sin asteriscos. La ventaja de la casa es el precio de la diversión. Fija tus límites antes de empezar y sabrás lo que cuesta la noche.</p>",
        fi: "<p>Meillä palautusprosentti lukee pelin vieressä, ilman pientä pränttiä. Talon etu on viihteen hinta. Aseta rajasi ennen kuin aloitat, niin tiedät, mitä ilta maksaa.</p>",
        no: "<p>Hos oss står tilbakebetalingen ved siden av spillet, i prosent og uten stjerne. Husets fordel er prisen for underholdningen. Sett grensene dine før du begynner, så vet du hva kvelden koster.</p>",
        pt: "<p>Aqui o retorno está ao lado do jogo, em percentagem e sem asterisco. A vantagem da casa é o preço da noite. Defina os seus limites antes de começar e sabe quanto custa.</p>",
      },
      bannerCtaText: {
        da: "Sæt dine grænser",
        de: "Limits setzen",
        en: "Set your limits",
        es: "Fijar tus límites",
        fi: "Aseta rajasi",
        no: "Sett grensene dine",
        pt: "Definir os seus limites",
      },
      bannerCtaLink: "/account/responsible-gambling",
      bannerImageForegroundUrl: bannerPicture("promo-safe"),
    },
  },
  fields: {
    banner: { control: "banner" },
    textSide: { control: "select", options: ["left", "right"] },
  },
});
