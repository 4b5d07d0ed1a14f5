import { defineEditor } from "../../../../../../sections/define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "content",
  picture: [[6, 20, 84, 3, "line"]],
  starter: { title: { en: "Text" }, body: { en: "Words." } },
  fields: { body: { control: "long_text" } },
});
