import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 10, 30, 4, "line"],
    [6, 19, 20, 24, "strong"],
    [29, 19, 20, 24, "soft"],
    [52, 19, 20, 24, "soft"],
    [75, 19, 20, 24, "soft"],
  ],
  starter: {
    title: {
      da: "Lignende spil",
      de: "Ähnliche Spiele",
      en: "More like this",
      es: "Juegos parecidos",
      fi: "Samankaltaisia pelejä",
      no: "Lignende spill",
      pt: "Jogos semelhantes",
    },
    game: "ember-drake",
  },
  fields: {
    game: { control: "game" },
    limit: { control: "number", min: 1, max: 100 },
    shape: { control: "select", options: ["thumb", "square", "portrait"] },
  },
});
