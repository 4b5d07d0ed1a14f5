import { defineEditor } from "../../../../../../sections/define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [[6, 8, 84, 9, "soft"]],
  starter: { title: { en: "Questions" }, items: [] },
  fields: {
    items: {
      control: "list",
      item: { control: "fields", fields: { question: { control: "text" }, answer: { control: "long_text" } } },
      starter: { question: { en: "" }, answer: { en: "" } },
    },
  },
});
