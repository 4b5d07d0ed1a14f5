import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [
    [6, 16, 84, 10, "soft"],
    [82, 19, 4, 4, "strong"],
    [11, 19, 32, 4, "strong"],
    [6, 30, 84, 3, "line"],
    [6, 36, 60, 3, "line"],
  ],
  starter: {
    title: {
      da: "Vilkår for denne kampagne",
      de: "Bedingungen dieser Aktion",
      en: "Terms of this promotion",
      es: "Condiciones de esta promoción",
      fi: "Tämän kampanjan ehdot",
      no: "Vilkår for denne kampanjen",
      pt: "Condições desta promoção",
    },
    body: {
      da: "<ul><li>Et tilbud pr. spiller og husstand.</li><li>Bonussen udløber efter 14 dage.</li><li>Højeste indsats med bonus: 5 €.</li></ul>",
      de: "<ul><li>Ein Angebot pro Spieler und Haushalt.</li><li>Der Bonus verfällt nach 14 Tagen.</li><li>Höchster Einsatz mit Bonus: 5 €.</li></ul>",
      en: "<ul><li>One offer per player and household.</li><li>The bonus expires after 14 days.</li><li>Highest bet with a bonus: €5.</li></ul>",
      es: "<ul><li>Una oferta por jugador y hogar.</li><li>El bono caduca a los 14 días.</li><li>Apuesta máxima con bono: 5 €.</li></ul>",
      fi: "<ul><li>Yksi tarjous pelaajaa ja taloutta kohti.</li><li>Bonus vanhenee 14 päivässä.</li><li>Suurin panos bonuksella: 5 €.</li></ul>",
      no: "<ul><li>Ett tilbud per spiller og husstand.</li><li>Bonusen utløper etter 14 dager.</li><li>Høyeste innsats med bonus: 5 €.</li></ul>",
      pt: "<ul><li>Uma oferta por jogador e por morada.</li><li>O bónus expira após 14 dias.</li><li>Aposta máxima com bónus: 5 €.</li></ul>",
    },
  },
  fields: {
    body: { control: "rich_text" },
    initiallyOpen: { control: "toggle" },
  },
});
