import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  picture: [
    [10, 22, 52, 11, "soft"],
    [66, 22, 20, 11, "strong"],
  ],
  access: "user",
  starter: {},
  fields: { prefillFromQuery: { control: "toggle" } },
});
