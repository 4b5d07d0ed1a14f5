import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 6, 30, 4, "line"],
    [6, 15, 10, 14, "soft"],
    [20, 17, 16, 3, "line"],
    [20, 23, 22, 5, "strong"],
    [52, 15, 10, 14, "soft"],
    [66, 17, 16, 3, "line"],
    [66, 23, 22, 5, "strong"],
    [6, 34, 10, 14, "soft"],
    [20, 36, 16, 3, "line"],
    [20, 42, 22, 5, "strong"],
  ],
  starter: { limit: 12 },
  fields: { limit: { control: "number", min: 1, max: 48 } },
});
