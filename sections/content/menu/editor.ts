import { defineEditor } from "../../define_editor";
import { navigationItems } from "../menu_entries/navigation_items";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "navigation",
  picture: [
    [6, 22, 18, 10, "strong"],
    [27, 22, 18, 10, "soft"],
    [48, 22, 18, 10, "soft"],
    [69, 22, 18, 10, "soft"],
  ],
  starter: {
    menuType: "game",
    items: [
      {
        title: { da: "Automater", de: "Slots", en: "Slots", es: "Tragaperras", fi: "Kolikkopelit", no: "Automater", pt: "Slots" },
        url: "/categories/slots",
        iconUrl: "gamepad-2",
      },
      {
        title: {
          da: "Originaler",
          de: "Originale",
          en: "Originals",
          es: "Originales",
          fi: "Originaalit",
          no: "Originaler",
          pt: "Originais",
        },
        url: "/categories/originals",
        iconUrl: "dices",
      },
      {
        title: {
          da: "Kampagner",
          de: "Aktionen",
          en: "Promotions",
          es: "Promociones",
          fi: "Kampanjat",
          no: "Kampanjer",
          pt: "Promoções",
        },
        url: "/promotions",
        iconUrl: "ticket",
      },
      {
        title: {
          da: "Turneringer",
          de: "Turniere",
          en: "Tournaments",
          es: "Torneos",
          fi: "Turnaukset",
          no: "Turneringer",
          pt: "Torneios",
        },
        url: "/tournaments",
        iconUrl: "trophy",
      },
      {
        title: {
          da: "Min konto",
          de: "Mein Konto",
          en: "My account",
          es: "Mi cuenta",
          fi: "Oma tili",
          no: "Min konto",
          pt: "A minha conta",
        },
        url: "/profile",
        iconUrl: "circle-user",
        scope: "user",
      },
    ],
  },
  fields: {
    menuType: { control: "select", options: ["navigation", "search", "profile", "game", "sort", "none"] },
    items: navigationItems,
    direction: { control: "select", options: ["horizontal", "vertical"] },
  },
});
