import type { Block } from "../define_editor";
import { periodChoices } from "./kind_schema";

export const kindPicture: readonly Block[] = [
  [16, 5, 64, 44, "room"],
  [22, 10, 8, 8, "soft"],
  [34, 11, 28, 4, "strong"],
  [22, 23, 52, 3, "line"],
  [22, 23, 30, 3, "strong"],
  [22, 32, 52, 3, "line"],
  [22, 32, 18, 3, "strong"],
  [22, 41, 52, 3, "line"],
  [22, 41, 40, 3, "strong"],
];

export const kindFields = { periods: { control: "set", options: periodChoices } } as const;
