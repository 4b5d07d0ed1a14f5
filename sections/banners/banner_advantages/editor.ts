import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [
    [8, 16, 8, 8, "strong"],
    [19, 18, 22, 4, "line"],
    [54, 16, 8, 8, "strong"],
    [65, 18, 22, 4, "line"],
    [8, 31, 8, 8, "strong"],
    [19, 33, 22, 4, "line"],
    [54, 31, 8, 8, "strong"],
    [65, 33, 22, 4, "line"],
  ],
  starter: {
    items: [
      {
        icon: "zap",
        title: {
          da: "Udbetalt på 15 minutter",
          de: "Auszahlung in 15 Minuten",
          en: "Paid within 15 minutes",
          es: "Pago en 15 minutos",
          fi: "Kotiutus 15 minuutissa",
          no: "Utbetalt på 15 minutter",
          pt: "Pago em 15 minutos",
        },
        text: {
          da: "De fleste gevinster, døgnet rundt.",
          de: "Die meisten Gewinne, rund um die Uhr.",
          en: "Most winnings, around the clock.",
          es: "Casi todos los premios, día y noche.",
          fi: "Useimmat voitot, vuorokauden ympäri.",
          no: "De fleste gevinster, døgnet rundt.",
          pt: "A maioria dos prémios, dia e noite.",
        },
      },
      {
        icon: "shield-check",
        title: {
          da: "Beviseligt fair",
          de: "Beweisbar fair",
          en: "Provably fair",
          es: "Juego verificable",
          fi: "Todistetusti reilu",
          no: "Beviselig rettferdig",
          pt: "Comprovadamente justo",
        },
        text: {
          da: "Kontroller hver runde af vores originaler.",
          de: "Prüfe jede Runde unserer Originale selbst.",
          en: "Check every round of our originals yourself.",
          es: "Comprueba cada ronda de nuestros originales.",
          fi: "Tarkista itse joka kierros originaaleissamme.",
          no: "Kontroller hver runde av originalene våre.",
          pt: "Verifique cada ronda dos nossos originais.",
        },
      },
      {
        icon: "headphones",
        title: {
          da: "Mennesker svarer",
          de: "Menschen antworten",
          en: "People answer",
          es: "Responden personas",
          fi: "Ihmiset vastaavat",
          no: "Mennesker svarer",
          pt: "Respondem pessoas",
        },
        text: {
          da: "Chat på syv sprog, dag og nat.",
          de: "Chat in sieben Sprachen, Tag und Nacht.",
          en: "Chat in seven languages, day and night.",
          es: "Chat en siete idiomas, día y noche.",
          fi: "Chat seitsemällä kielellä, yötä päivää.",
          no: "Chat på sju språk, dag og natt.",
          pt: "Chat em sete idiomas, dia e noite.",
        },
      },
      {
        icon: "life-buoy",
        title: {
          da: "Grænser, der holder",
          de: "Limits, die halten",
          en: "Limits that work",
          es: "Límites que se cumplen",
          fi: "Rajat, jotka pitävät",
          no: "Grenser som holder",
          pt: "Limites que contam",
        },
        text: {
          da: "Sæt dem selv, sænk dem når som helst.",
          de: "Setze sie selbst, senke sie jederzeit.",
          en: "Set them yourself, lower them any time.",
          es: "Ponlos tú y bájalos cuando quieras.",
          fi: "Aseta itse, laske koska tahansa.",
          no: "Sett dem selv, senk dem når som helst.",
          pt: "Defina-os e baixe-os quando quiser.",
        },
      },
    ],
  },
  fields: {
    items: {
      control: "list",
      item: {
        control: "fields",
        fields: {
          icon: { control: "icon" },
          title: { control: "text" },
          text: { control: "long_text" },
          link: { control: "link" },
        },
      },
      starter: { icon: "star", title: {} },
    },
  },
});
