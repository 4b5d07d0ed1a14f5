import { defineEditor } from "../../../../../../sections/define_editor";
import type { schema } from "./schema";

export default defineEditor<typeof schema>({
  group: "banners",
  picture: [[6, 10, 84, 34, "strong"]],
  starter: {
    title: { en: "Banner" },
    subtitle: { en: "Words." },
    image: "/shared/banner.png",
    alt: { en: "" },
    ctaLabel: { en: "Go" },
    ctaHref: "#go",
  },
  fields: {
    subtitle: { control: "text" },
    image: { control: "url" },
    alt: { control: "text" },
    ctaLabel: { control: "text" },
    ctaHref: { control: "url" },
  },
});
