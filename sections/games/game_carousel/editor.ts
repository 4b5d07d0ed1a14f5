import type * as z from "zod/mini";
import { defineEditor } from "../../define_editor";
import { rowFields } from "../row_fields";
import type { schema } from "./schema";

const starter = {
  title: {
    da: "Populære spil",
    de: "Beliebte Spiele",
    en: "Popular games",
    es: "Juegos populares",
    fi: "Suositut pelit",
    no: "Populære spill",
    pt: "Jogos populares",
  },
  source: { kind: "collection", value: "popular" },
  rows: 1,
  shape: "portrait",
} satisfies z.input<typeof schema>;

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 10, 30, 4, "line"],
    [6, 19, 20, 24, "soft"],
    [29, 19, 20, 24, "soft"],
    [52, 19, 20, 24, "soft"],
    [75, 19, 20, 24, "soft"],
  ],
  starter,
  presets: {
    ranked: { ...starter, ranked: true, limit: 10 },
    two_rows: { ...starter, rows: 2, shape: "thumb" },
    moving: { ...starter, shape: "square", autoplay: true },
  },
  fields: rowFields,
});
