import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 18, 19, 18, "strong"],
    [28, 18, 19, 18, "soft"],
    [50, 18, 19, 18, "soft"],
    [72, 18, 19, 18, "soft"],
  ],
  starter: {},
  fields: { days: { control: "slider", min: 1, max: 14 } },
});
