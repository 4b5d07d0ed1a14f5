import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 6, 84, 16, "strong"],
    [6, 25, 56, 5, "soft"],
    [6, 32, 56, 5, "soft"],
    [6, 39, 56, 5, "soft"],
    [66, 25, 24, 22, "soft"],
  ],
  starter: {},
  fields: { tournamentItemId: { control: "tournament" } },
});
