import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  icon: "user-plus",
  picture: [
    [6, 14, 84, 26, "soft"],
    [12, 21, 34, 4, "strong"],
    [12, 29, 24, 3, "line"],
    [66, 23, 18, 8, "strong"],
  ],
  access: "guest",
  starter: {
    banner: {
      bannerTitleSecondary: {
        da: "To minutter, så er du inde",
        de: "Zwei Minuten, dann bist du drin",
        en: "Two minutes and you are in",
        es: "Dos minutos y estás dentro",
        fi: "Kaksi minuuttia ja olet sisällä",
        no: "To minutter, så er du inne",
        pt: "Dois minutos e você está dentro",
      },
      bannerTitle: {
        da: "Døren står åben",
        de: "Die Tür steht offen",
        en: "The door is open",
        es: "La puerta está abierta",
        fi: "Ovi on auki",
        no: "Døren står åpen",
        pt: "A porta está aberta",
      },
      bannerDescription: {
        da: "<p>Opret en konto, sæt dine egne grænser, og spil mere end 200 spil.</p>",
        de: "<p>Eröffne ein Konto, setze deine eigenen Limits und spiele über 200 Spiele.</p>",
        en: "<p>Open an account, set your own limits and play more than 200 games.</p>",
        es: "<p>Abre una cuenta, fija tus propios límites y juega a más de 200 juegos.</p>",
        fi: "<p>Avaa tili, aseta omat rajasi ja pelaa yli 200 peliä.</p>",
        no: "<p>Opprett en konto, sett dine egne grenser og spill mer enn 200 spill.</p>",
        pt: "<p>Abra uma conta, defina seus limites e jogue mais de 200 jogos.</p>",
      },
      bannerTerms: {
        da: "<p>18+. Spil ansvarligt.</p>",
        de: "<p>18+. Spiele verantwortungsvoll.</p>",
        en: "<p>18+. Play responsibly.</p>",
        es: "<p>18+. Juega con responsabilidad.</p>",
        fi: "<p>18+. Pelaa vastuullisesti.</p>",
        no: "<p>18+. Spill ansvarlig.</p>",
        pt: "<p>18+. Jogue com responsabilidade.</p>",
      },
      bannerImageForegroundUrl: bannerPicture("hero-welcome"),
    },
  },
  fields: {
    banner: { control: "banner" },
    cta: { control: "link" },
  },
});
