import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 40, 34, "room"],
    [11, 14, 24, 4, "line"],
    [11, 24, 30, 3, "soft"],
    [11, 24, 20, 3, "strong"],
    [50, 8, 40, 34, "room"],
    [55, 14, 24, 4, "line"],
    [55, 24, 30, 3, "strong"],
    [55, 32, 16, 6, "soft"],
  ],
  starter: {
    title: {
      da: "Missioner",
      de: "Missionen",
      en: "Missions",
      es: "Misiones",
      fi: "Tehtävät",
      no: "Oppdrag",
      pt: "Missões",
    },
  },
  fields: { limit: { control: "number", min: 1, max: 50 } },
});
