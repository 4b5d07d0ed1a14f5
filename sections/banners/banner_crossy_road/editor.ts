import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 8, 84, 38, "soft"],
    [40, 16, 50, 4, "line"],
    [40, 25, 50, 4, "line"],
    [52, 18, 12, 6, "strong"],
    [72, 27, 12, 6, "strong"],
    [12, 20, 22, 4, "strong"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Dagens udfordring",
        de: "Aufgabe des Tages",
        en: "Challenge of the day",
        es: "Reto del día",
        fi: "Päivän haaste",
        no: "Dagens utfordring",
        pt: "Desafio do dia",
      },
      bannerTitle: {
        da: "Kom over, før de kommer",
        de: "Rüber, bevor sie kommen",
        en: "Get across before they do",
        es: "Cruza antes que ellos",
        fi: "Ehdi yli ennen muita",
        no: "Kom deg over før de kommer",
        pt: "Atravesse antes deles",
      },
      bannerDescription: {
        da: "<p>Tre baner, én høne og en gevinst for hvert skridt.</p>",
        de: "<p>Drei Spuren, ein Huhn und für jeden Schritt ein Gewinn.</p>",
        en: "<p>Three lanes, one hen, and a prize for every step.</p>",
        es: "<p>Tres carriles, una gallina y un premio por cada paso.</p>",
        fi: "<p>Kolme kaistaa, yksi kana ja palkinto joka askeleesta.</p>",
        no: "<p>Tre felt, én høne og en premie for hvert skritt.</p>",
        pt: "<p>Três faixas, uma galinha e um prémio a cada passo.</p>",
      },
      bannerCtaText: {
        da: "Tag det første skridt",
        de: "Den ersten Schritt tun",
        en: "Take the first step",
        es: "Dar el primer paso",
        fi: "Ota ensimmäinen askel",
        no: "Ta det første skrittet",
        pt: "Dar o primeiro passo",
      },
      bannerCtaLink: "/casino",
      bannerBackgroundColor: "#1d7a55",
      bannerImageForegroundUrl: bannerPicture("road-chicken"),
    },
    sprites: [
      bannerPicture("road-car"),
      bannerPicture("road-taxi"),
      bannerPicture("road-truck"),
      bannerPicture("road-van"),
      bannerPicture("road-coupe"),
      bannerPicture("road-cab"),
    ],
  },
  fields: {
    banner: { control: "banner" },
    lanes: { control: "slider", min: 1, max: 6, step: 1 },
    sprites: { control: "list", item: { control: "image" }, starter: "" },
  },
});
