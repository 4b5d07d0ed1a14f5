import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [20, 14, 56, 28, "strong"],
    [26, 22, 18, 8, "soft"],
    [52, 22, 18, 8, "soft"],
  ],
  starter: {},
  fields: {},
});
