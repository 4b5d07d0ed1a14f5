import { defineEditor } from "../../../../../../sections/define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [[6, 10, 26, 34, "soft"]],
  starter: { title: { en: "Cards" }, items: [] },
  fields: {
    items: {
      control: "list",
      item: {
        control: "fields",
        fields: { heading: { control: "text" }, text: { control: "long_text" }, href: { control: "url" } },
      },
      starter: { heading: { en: "" }, text: { en: "" }, href: "#" },
    },
  },
});
