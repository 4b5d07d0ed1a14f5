import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 8, 84, 38, "soft"],
    [12, 14, 30, 5, "strong"],
    [12, 24, 8, 9, "line"],
    [22, 24, 8, 9, "line"],
    [32, 24, 8, 9, "line"],
    [54, 28, 10, 12, "strong"],
    [65, 20, 10, 20, "strong"],
    [76, 32, 10, 8, "strong"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Turnering",
        de: "Turnier",
        en: "Tournament",
        es: "Torneo",
        fi: "Turnaus",
        no: "Turnering",
        pt: "Torneio",
      },
      bannerTitle: {
        da: "Først over stregen",
        de: "Als Erster über die Linie",
        en: "First across the line",
        es: "Primero en la meta",
        fi: "Ensimmäisenä maaliin",
        no: "Først over streken",
        pt: "Primeiro na meta",
      },
      bannerDescription: {
        da: "<p>Hver runde bringer dig frem, og de bedste deler præmierne.</p>",
        de: "<p>Jede Runde bringt dich voran, und die Besten teilen sich den Topf.</p>",
        en: "<p>Every round takes you forward, and the best share the pot.</p>",
        es: "<p>Cada ronda te hace avanzar, y los mejores se reparten el bote.</p>",
        fi: "<p>Jokainen kierros vie eteenpäin, ja parhaat jakavat potin.</p>",
        no: "<p>Hver runde bringer deg fremover, og de beste deler potten.</p>",
        pt: "<p>Cada rodada leva-o mais longe, e os melhores dividem o bolo.</p>",
      },
      bannerCtaText: {
        da: "Sådan virker det",
        de: "So geht es",
        en: "How it works",
        es: "Cómo funciona",
        fi: "Näin se toimii",
        no: "Slik virker det",
        pt: "Como funciona",
      },
      bannerCtaLink: "/tournaments",
      bannerBackgroundColor: "#0d3c46",
      bannerImageForegroundUrl: bannerPicture("promo-tournament"),
    },
  },
  fields: {
    banner: { control: "banner" },
    tournamentItemId: { control: "tournament" },
    showCountdown: { control: "toggle" },
  },
});
