import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [8, 10, 80, 34, "room"],
    [32, 16, 32, 3, "line"],
    [20, 23, 56, 10, "strong"],
    [30, 37, 36, 2, "line"],
  ],
  starter: {},
  fields: {
    jackpotIds: { control: "list", item: { control: "jackpot" }, starter: "", isPicked: true },
    currency: { control: "string" },
  },
});
