import { documentLabelIds } from "../../schemas/documents";
import type { Block } from "../define_editor";

export const documentsPicture: readonly Block[] = [
  [6, 6, 26, 16, "room"],
  [35, 6, 26, 16, "soft"],
  [64, 6, 26, 16, "soft"],
  [6, 27, 84, 21, "room"],
  [12, 33, 32, 9, "soft"],
  [50, 33, 32, 9, "strong"],
];

export const documentsFields = { labels: { control: "set", options: documentLabelIds } } as const;
