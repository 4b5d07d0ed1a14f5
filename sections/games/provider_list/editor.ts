import type * as z from "zod/mini";
import { defineEditor } from "../../define_editor";
import type { schema } from "./schema";

const starter = {
  title: {
    da: "Spilstudier",
    de: "Studios",
    en: "Studios",
    es: "Estudios",
    fi: "Pelistudiot",
    no: "Spillstudioer",
    pt: "Estúdios",
  },
  layout: "grid",
} satisfies z.input<typeof schema>;

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 10, 24, 15, "room"],
    [36, 10, 24, 15, "room"],
    [66, 10, 24, 15, "room"],
    [6, 31, 24, 15, "room"],
    [36, 31, 24, 15, "room"],
    [66, 31, 24, 15, "room"],
    [11, 15, 14, 5, "soft"],
    [41, 15, 14, 5, "soft"],
    [71, 15, 14, 5, "soft"],
  ],
  starter,
  presets: {
    carousel: { ...starter, layout: "carousel" },
    large: { ...starter, imageSize: 160 },
  },
  fields: {
    layout: { control: "select", options: ["grid", "carousel"] },
    imageSize: { control: "number", min: 16, max: 240, unit: "px" },
    showAll: { control: "link" },
  },
});
