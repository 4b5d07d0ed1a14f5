import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  picture: [
    [6, 12, 84, 30, "room"],
    [12, 19, 15, 15, "strong"],
    [32, 20, 34, 4, "strong"],
    [32, 28, 26, 3, "line"],
    [70, 23, 15, 8, "soft"],
  ],
  starter: {
    links: [
      {
        title: {
          da: "Sæt en grænse",
          de: "Limit setzen",
          en: "Set a limit",
          es: "Poner un límite",
          fi: "Aseta raja",
          no: "Sett en grense",
          pt: "Definir um limite",
        },
        url: "/account/responsible-gambling",
        iconUrl: "shield-check",
      },
      {
        title: {
          da: "Få hjælp",
          de: "Hilfe finden",
          en: "Get help",
          es: "Buscar ayuda",
          fi: "Hae apua",
          no: "Få hjelp",
          pt: "Procurar ajuda",
        },
        url: "/responsible-gaming",
        iconUrl: "life-buoy",
      },
    ],
  },
  fields: {
    body: { control: "rich_text" },
    links: {
      control: "list",
      item: {
        control: "fields",
        fields: { title: { control: "text" }, url: { control: "url" }, iconUrl: { control: "icon" } },
      },
      starter: { title: {}, url: "/" },
    },
  },
});
