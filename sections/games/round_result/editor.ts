import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 6, 84, 46, "room"],
    [12, 12, 18, 18, "strong"],
    [36, 14, 30, 5, "line"],
    [36, 22, 20, 4, "soft"],
    [12, 38, 72, 6, "soft"],
  ],
  starter: { round: ":roundId" },
  fields: { round: { control: "string" } },
});
