import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [6, 8, 84, 20, "strong"],
    [6, 32, 46, 4, "line"],
    [6, 39, 84, 3, "soft"],
    [6, 44, 60, 3, "soft"],
  ],
  starter: {},
  fields: { bannerKey: { control: "promotion" } },
});
