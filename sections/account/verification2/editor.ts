import { documentLabelIds } from "../../../schemas/documents";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "account",
  icon: "badge-check",
  picture: [
    [6, 6, 26, 16, "room"],
    [35, 6, 26, 16, "soft"],
    [64, 6, 26, 16, "soft"],
    [6, 27, 84, 21, "room"],
    [12, 33, 32, 9, "soft"],
    [50, 33, 32, 9, "strong"],
  ],
  access: "user",
  starter: { steps: true },
  fields: { labels: { control: "set", options: documentLabelIds }, steps: { control: "toggle" } },
});
