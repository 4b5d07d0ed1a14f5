import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [6, 8, 84, 38, "soft"],
    [6, 34, 84, 12, "line"],
    [44, 26, 40, 12, "strong"],
    [12, 16, 24, 4, "strong"],
  ],
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "Nattoget",
        de: "Der Nachtzug",
        en: "The night train",
        es: "El tren nocturno",
        fi: "Yöjuna",
        no: "Nattoget",
        pt: "O comboio noturno",
      },
      bannerTitle: {
        da: "Et nyt spil ved hver station",
        de: "An jedem Halt ein neues Spiel",
        en: "A new game at every stop",
        es: "Un juego nuevo en cada parada",
        fi: "Uusi peli joka asemalla",
        no: "Et nytt spill på hver stasjon",
        pt: "Um jogo novo em cada paragem",
      },
      bannerDescription: {
        da: "<p>Stig på, hvor du vil. Toget kører hele natten.</p>",
        de: "<p>Steig ein, wo du willst. Der Zug fährt die ganze Nacht.</p>",
        en: "<p>Board where you like. The train runs all night.</p>",
        es: "<p>Sube donde quieras. El tren circula toda la noche.</p>",
        fi: "<p>Nouse kyytiin missä haluat. Juna kulkee koko yön.</p>",
        no: "<p>Stig på der du vil. Toget går hele natten.</p>",
        pt: "<p>Entre onde quiser. O comboio anda toda a noite.</p>",
      },
      bannerCtaText: {
        da: "Se de nye spil",
        de: "Neue Spiele ansehen",
        en: "See new games",
        es: "Ver juegos nuevos",
        fi: "Katso uudet pelit",
        no: "Se nye spill",
        pt: "Ver jogos novos",
      },
      bannerCtaLink: "/casino",
      bannerBackgroundColor: "#1f1250",
      bannerImageForegroundUrl: bannerPicture("journey-train"),
    },
    layers: [
      bannerPicture("journey-sky"),
      bannerPicture("journey-mountains"),
      bannerPicture("journey-forest"),
      bannerPicture("journey-track"),
    ],
  },
  fields: {
    banner: { control: "banner" },
    layers: { control: "list", item: { control: "image" }, starter: "" },
    speed: { control: "slider", min: 0, max: 4, step: 0.1 },
  },
});
