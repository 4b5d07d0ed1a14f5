import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "promotions",
  icon: "ticket",
  starter: {},
  fields: { bannerKey: { control: "promotion" } },
});
