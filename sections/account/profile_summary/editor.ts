import { defineEditor } from "../../define_editor";
import { cardNames, type schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  picture: [
    [6, 6, 40, 19, "room"],
    [50, 6, 40, 19, "room"],
    [6, 29, 40, 19, "room"],
    [50, 29, 40, 19, "room"],
    [11, 12, 20, 5, "strong"],
    [55, 12, 24, 3, "line"],
    [11, 35, 22, 3, "line"],
    [55, 35, 18, 3, "line"],
  ],
  access: "user",
  starter: { cards: [...cardNames] },
  fields: { cards: { control: "set", options: cardNames } },
});
