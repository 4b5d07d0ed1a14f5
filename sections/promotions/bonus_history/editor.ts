import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 84, 7, "strong"],
    [6, 19, 84, 6, "soft"],
    [6, 29, 84, 6, "soft"],
    [6, 39, 84, 6, "soft"],
  ],
  access: "user",
  starter: {},
  fields: { limit: { control: "number", min: 1, max: 100 } },
});
