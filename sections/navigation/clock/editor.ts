import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "navigation",
  picture: [
    [6, 20, 14, 14, "soft"],
    [25, 24, 30, 6, "strong"],
  ],
  starter: { format: "24" },
  fields: { format: { control: "select", options: ["12", "24"] } },
});
