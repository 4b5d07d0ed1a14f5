import { defineEditor } from "../../define_editor";
import { bannerPicture } from "../banner_picture";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
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
        pt: "Dois minutos e está dentro",
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
        da: "<p>Opret en konto, sæt dine egne grænser, og spil over 400 spil.</p>",
        de: "<p>Eröffne ein Konto, setze deine eigenen Limits und spiele über 400 Spiele.</p>",
        en: "<p>Open an account, set your own limits and play over 400 games.</p>",
        es: "<p>Abre una cuenta, fija tus propios límites y juega a más de 400 juegos.</p>",
        fi: "<p>Luo tili, aseta omat rajasi ja pelaa yli 400 peliä.</p>",
        no: "<p>Opprett en konto, sett dine egne grenser og spill over 400 spill.</p>",
        pt: "<p>Crie uma conta, defina os seus limites e jogue mais de 400 jogos.</p>",
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
