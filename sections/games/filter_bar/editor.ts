import { defineEditor } from "../../define_editor";
import { controls } from "../filter/controls";
import { sourceFields } from "../source_fields";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 22, 30, 10, "soft"],
    [40, 22, 14, 10, "strong"],
    [57, 22, 14, 10, "strong"],
    [74, 22, 16, 10, "soft"],
  ],
  starter: {},
  fields: {
    controls: { control: "set", options: controls },
    source: sourceFields,
  },
});
