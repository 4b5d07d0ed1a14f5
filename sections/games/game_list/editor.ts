import type * as z from "zod/mini";
import { defineEditor } from "../../define_editor";
import { sourceFields } from "../source_fields";
import type { schema } from "./schema";

const starter = {
  title: {
    da: "Alle spil",
    de: "Alle Spiele",
    en: "All games",
    es: "Todos los juegos",
    fi: "Kaikki pelit",
    no: "Alle spill",
    pt: "Todos os jogos",
  },
  source: { kind: "collection", value: "" },
  filters: true,
  search: true,
  sort: true,
  unplayed: true,
} satisfies z.input<typeof schema>;

export default defineEditor<typeof schema>({
  group: "games",
  picture: [
    [6, 8, 19, 16, "soft"],
    [6, 28, 19, 16, "soft"],
    [28, 8, 19, 16, "soft"],
    [28, 28, 19, 16, "soft"],
    [50, 8, 19, 16, "soft"],
    [50, 28, 19, 16, "soft"],
    [72, 8, 19, 16, "soft"],
    [72, 28, 19, 16, "soft"],
  ],
  starter,
  presets: {
    plain: { ...starter, filters: false, search: false, sort: false, unplayed: false, rows: 2 },
    large: { ...starter, columns: { m: 1, t: 2, d: 4 } },
  },
  fields: {
    source: sourceFields,
    limit: { control: "number", min: 1, max: 100 },
    rows: { control: "slider", min: 1, max: 20 },
    filters: { control: "toggle" },
    search: { control: "toggle" },
    sort: { control: "toggle" },
    unplayed: { control: "toggle" },
    followsFilters: { control: "toggle" },
    columns: {
      control: "fields",
      fields: {
        m: { control: "slider", min: 1, max: 12 },
        t: { control: "slider", min: 1, max: 12 },
        d: { control: "slider", min: 1, max: 12 },
      },
    },
  },
});
