import type { ReactNode } from "react";

export interface Choice {
  value: string;
  label: string;
  /** Stands behind the label and is searched too: a code, a route. */
  detail?: string;
  /** Stands before the label. */
  mark?: ReactNode;
}
