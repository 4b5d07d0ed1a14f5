import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [12, 10, 72, 12, "strong"],
    [12, 26, 50, 6, "soft"],
    [12, 35, 42, 6, "soft"],
    [12, 44, 46, 6, "soft"],
  ],
  starter: {},
  fields: {
    limit: { control: "slider", min: 1, max: 100 },
    suggested: { control: "slider", min: 1, max: 50 },
    providers: { control: "slider", min: 1, max: 50 },
  },
});
