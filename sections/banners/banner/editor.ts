import type * as z from "zod/mini";
import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

const starter = {
  banner: {
    bannerTitleSecondary: {
      da: "Hver torsdag",
      de: "Jeden Donnerstag",
      en: "Every Thursday",
      es: "Todos los jueves",
      fi: "Joka torstai",
      no: "Hver torsdag",
      pt: "Todas as quintas",
    },
    bannerTitle: {
      da: "40 gratis spins",
      de: "40 Freispiele",
      en: "40 free spins",
      es: "40 tiradas gratis",
      fi: "40 ilmaiskierrosta",
      no: "40 gratisspinn",
      pt: "40 rodadas grátis",
    },
    bannerDescription: {
      da: "<p>Indbetal 20 €, og spil Fruit Parlour på husets regning.</p>",
      de: "<p>Zahle 20 € ein und spiele Fruit Parlour auf Kosten des Hauses.</p>",
      en: "<p>Deposit €20 and play Fruit Parlour on the house.</p>",
      es: "<p>Deposita 20 € y juega a Fruit Parlour por cuenta de la casa.</p>",
      fi: "<p>Talleta 20 € ja pelaa Fruit Parlouria talon laskuun.</p>",
      no: "<p>Sett inn 20 € og spill Fruit Parlour på husets regning.</p>",
      pt: "<p>Deposite 20 € e jogue Fruit Parlour por conta da casa.</p>",
    },
    bannerCtaText: {
      da: "Se tilbuddet",
      de: "Zum Angebot",
      en: "See offer",
      es: "Ver oferta",
      fi: "Katso tarjous",
      no: "Se tilbudet",
      pt: "Ver oferta",
    },
    bannerCtaLink: "/promotions",
    bannerTerms: {
      da: '<p>18+. Min. 20 €. 35× gennemspil. <a href="/faq#bonus-terms">Vilkår gælder</a></p>',
      de: '<p>18+. Ab 20 €. 35× Umsatz. <a href="/faq#bonus-terms">Bedingungen gelten</a></p>',
      en: '<p>18+. Min. €20. 35× wagering. <a href="/faq#bonus-terms">Terms apply</a></p>',
      es: '<p>18+. Mín. 20 €. Apuesta 35×. <a href="/faq#bonus-terms">Ver condiciones</a></p>',
      fi: '<p>18+. Väh. 20 €. Kierrätys 35×. <a href="/faq#bonus-terms">Ehdot voimassa</a></p>',
      no: '<p>18+. Min. 20 €. 35× omsetning. <a href="/faq#bonus-terms">Vilkår gjelder</a></p>',
      pt: '<p>18+. Mín. 20 €. Apostar 35×. <a href="/faq#bonus-terms">Aplicam-se condições</a></p>',
    },
    bannerImageForegroundUrl: bannerPicture("promo-spins"),
  },
} satisfies z.input<typeof schema>;

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 10, 84, 34, "strong"],
    [12, 18, 30, 4, "soft"],
    [12, 26, 22, 3, "soft"],
    [12, 33, 14, 6, "soft"],
  ],
  starter,
  presets: {
    small: { ...starter, size: "small" },
    picture: {
      banner: { bannerTitle: starter.banner.bannerTitle, bannerImageForegroundUrl: starter.banner.bannerImageForegroundUrl },
    },
  },
  fields: {
    banner: { control: "banner" },
    size: { control: "select", options: ["normal", "small"] },
    cta: { control: "link" },
  },
});
