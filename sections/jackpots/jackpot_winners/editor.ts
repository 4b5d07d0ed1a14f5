import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [8, 6, 30, 4, "line"],
    [8, 15, 7, 9, "soft"],
    [20, 17, 26, 4, "line"],
    [70, 17, 18, 4, "strong"],
    [8, 28, 7, 9, "soft"],
    [20, 30, 22, 4, "line"],
    [72, 30, 16, 4, "strong"],
    [8, 41, 7, 9, "soft"],
    [20, 43, 28, 4, "line"],
    [68, 43, 20, 4, "strong"],
  ],
  starter: { limit: 10 },
  fields: { limit: { control: "number", min: 1, max: 50 } },
});
