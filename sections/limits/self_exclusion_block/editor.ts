import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "limits",
  icon: "shield-off",
  access: "user",
  starter: {},
  fields: {
    periods: { control: "list", item: { control: "number", min: 1, max: 1825 }, starter: 7 },
    defaultDays: { control: "number", min: 1, max: 1825 },
  },
});
