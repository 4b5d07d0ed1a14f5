import { defineEditor } from "../../define_editor";
import { rowFields } from "../row_fields";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 10, 30, 4, "line"],
    [6, 19, 26, 17, "soft"],
    [35, 19, 26, 17, "soft"],
    [64, 19, 26, 17, "soft"],
    [6, 40, 18, 3, "line"],
    [35, 40, 18, 3, "line"],
    [64, 40, 18, 3, "line"],
  ],
  starter: {
    title: {
      da: "Nye spil",
      de: "Neue Spiele",
      en: "New games",
      es: "Juegos nuevos",
      fi: "Uudet pelit",
      no: "Nye spill",
      pt: "Jogos novos",
    },
    source: { kind: "collection", value: "new" },
  },
  fields: rowFields,
});
