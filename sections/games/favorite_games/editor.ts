import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 6, 28, 4, "line"],
    [6, 14, 18, 16, "soft"],
    [28, 14, 18, 16, "soft"],
    [50, 14, 18, 16, "soft"],
    [72, 14, 18, 16, "soft"],
    [6, 34, 18, 16, "soft"],
    [28, 34, 18, 16, "soft"],
  ],
  access: "user",
  starter: {
    title: {
      da: "Dine favoritter",
      de: "Deine Favoriten",
      en: "Your favourites",
      es: "Tus favoritos",
      fi: "Suosikkisi",
      no: "Favorittene dine",
      pt: "Os seus favoritos",
    },
  },
  fields: {
    limit: { control: "number", min: 1, max: 100 },
    shape: { control: "select", options: ["thumb", "square", "portrait"] },
  },
});
