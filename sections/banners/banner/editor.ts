import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  icon: "image",
  picture: [
    [6, 10, 84, 34, "strong"],
    [12, 18, 30, 4, "soft"],
    [12, 26, 22, 3, "soft"],
    [12, 33, 14, 6, "soft"],
  ],
  starter: {
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
        da: "<p>Indbetal €20, og spil Fruit Parlour på vores regning.</p>",
        de: "<p>Zahle 20 € ein und dreh Fruit Parlour auf unsere Kosten.</p>",
        en: "<p>Deposit €20 and spin Fruit Parlour on us.</p>",
        es: "<p>Deposita 20 € y juega a Fruit Parlour a nuestra cuenta.</p>",
        fi: "<p>Talleta 20 € ja pyöritä Fruit Parlouria meidän piikkiin.</p>",
        no: "<p>Sett inn €20 og spinn Fruit Parlour på vår regning.</p>",
        pt: "<p>Deposite € 20 e jogue Fruit Parlour por nossa conta.</p>",
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
        da: '<p>18+. Min. €20. 35× gennemspil. <a href="/faq#bonus-terms">Vilkår</a></p>',
        de: '<p>18+. Ab 20 €. 35× Umsatz. <a href="/faq#bonus-terms">Bedingungen</a></p>',
        en: '<p>18+. Min. €20. 35× wagering. <a href="/faq#bonus-terms">Terms apply</a></p>',
        es: '<p>18+. Mín. 20 €. Apuesta 35×. <a href="/faq#bonus-terms">Condiciones</a></p>',
        fi: '<p>18+. Min. 20 €. Kierrätys 35×. <a href="/faq#bonus-terms">Ehdot</a></p>',
        no: '<p>18+. Min. €20. 35× omsetning. <a href="/faq#bonus-terms">Vilkår</a></p>',
        pt: '<p>18+. Mín. € 20. Rollover 35×. <a href="/faq#bonus-terms">Termos</a></p>',
      },
      bannerImageForegroundUrl: bannerPicture("promo-spins"),
    },
  },
  fields: {
    banner: { control: "banner" },
    size: { control: "select", options: ["normal", "small"] },
    cta: { control: "link" },
  },
});
