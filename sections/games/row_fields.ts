import type { FieldsOf } from "../define_editor";
import type { RowProps } from "./row_schema";
import { sourceFields } from "./source_fields";

/** How the inspector edits a row of games. */
export const rowFields: Omit<FieldsOf<RowProps>, "title" | "anchor" | "order"> = {
  source: sourceFields,
  limit: { control: "number", min: 1, max: 100 },
  rows: { control: "slider", min: 1, max: 4 },
  shape: { control: "select", options: ["thumb", "square", "portrait"] },
  autoplay: { control: "toggle" },
  autoplayMs: { control: "number", min: 500, max: 60_000, unit: "ms" },
  showAll: { control: "link" },
  ranked: { control: "toggle" },
};
