import type * as z from "zod/mini";
import { assetRoot } from "../../../schemas/asset_root";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

const starter = {
  title: {
    da: "Spil, du kan kontrollere",
    de: "Spiele, die du nachrechnen kannst",
    en: "Games you can check for yourself",
    es: "Juegos que puedes comprobar",
    fi: "Pelejä, jotka voit tarkistaa",
    no: "Spill du kan etterprøve",
    pt: "Jogos que pode verificar",
  },
  body: {
    da: "<p>Vores originaler offentliggør hashen af serverens seed før hver indsats. Efter runden kan du selv kontrollere, at intet blev ændret.</p>",
    de: "<p>Unsere Originale veröffentlichen vor jedem Einsatz den Hash des Server-Seeds. Nach der Runde rechnest du selbst nach, dass nichts verändert wurde.</p>",
    en: "<p>Our originals publish a hashed server seed before every bet. After the round you can work out for yourself that nothing was changed.</p>",
    es: "<p>Nuestros originales publican el hash de la semilla del servidor antes de cada apuesta. Tras la ronda puedes comprobar que nada ha cambiado.</p>",
    fi: "<p>Originaalimme julkaisevat palvelimen siemenen tiivisteen ennen jokaista panosta. Kierroksen jälkeen voit itse laskea, ettei mitään muutettu.</p>",
    no: "<p>Originalene våre publiserer hashen av serverfrøet før hver innsats. Etter runden kan du selv regne ut at ingenting ble endret.</p>",
    pt: "<p>Os nossos originais publicam o hash da semente do servidor antes de cada aposta. Depois da ronda, pode verificar que nada mudou.</p>",
  },
  image: { src: `${assetRoot}/banners/promo-originals.avif`, isDecoration: true },
  cta: { url: "/faq" },
  ctaText: {
    da: "Sådan virker det",
    de: "So funktioniert es",
    en: "How it works",
    es: "Cómo funciona",
    fi: "Näin se toimii",
    no: "Slik virker det",
    pt: "Como funciona",
  },
} satisfies z.input<typeof schema>;
const { image: _picture, cta: _cta, ctaText: _ctaText, ...words } = starter;

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [6, 10, 40, 5, "strong"],
    [6, 20, 84, 3, "line"],
    [6, 26, 84, 3, "line"],
    [6, 32, 84, 3, "line"],
    [6, 38, 52, 3, "line"],
  ],
  starter,
  presets: {
    words: { ...words, align: "center" },
    picture: { image: starter.image },
    call: { title: starter.title, align: "center", cta: starter.cta, ctaText: starter.ctaText },
  },
  fields: {
    body: { control: "rich_text" },
    image: { control: "image" },
    align: { control: "select", options: ["left", "center", "right"] },
    background: { control: "color" },
    cta: { control: "link" },
    ctaText: { control: "text" },
  },
});
