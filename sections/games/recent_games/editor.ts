import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 10, 28, 4, "line"],
    [6, 19, 18, 24, "strong"],
    [27, 19, 18, 24, "strong"],
    [48, 19, 18, 24, "room"],
    [69, 19, 18, 24, "room"],
  ],
  access: "user",
  starter: {
    title: {
      da: "Spil videre",
      de: "Weiterspielen",
      en: "Keep playing",
      es: "Seguir jugando",
      fi: "Jatka pelaamista",
      no: "Spill videre",
      pt: "Continuar a jogar",
    },
  },
  fields: { shape: { control: "select", options: ["thumb", "square", "portrait"] }, showAll: { control: "link" } },
});
