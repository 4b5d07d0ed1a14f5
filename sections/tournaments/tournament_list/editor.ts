import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 10, 26, 18, "strong"],
    [6, 31, 20, 4, "line"],
    [35, 10, 26, 18, "soft"],
    [35, 31, 20, 4, "line"],
    [64, 10, 26, 18, "soft"],
    [64, 31, 20, 4, "line"],
  ],
  starter: {
    title: {
      da: "Turneringer",
      de: "Turniere",
      en: "Tournaments",
      es: "Torneos",
      fi: "Turnaukset",
      no: "Turneringer",
      pt: "Torneios",
    },
  },
  fields: {
    status: { control: "select", options: ["UPCOMING", "IN-PROGRESS", "FINISHED"], canBeNone: true },
    limit: { control: "number", min: 1, max: 200 },
  },
});
