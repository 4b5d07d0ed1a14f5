import type { DocumentLabel, UploadedDocument } from "../../../../schemas/api/documents";
import { type DocumentSide, type DocumentState, stateOfLabel } from "../../../../schemas/documents";

export interface ShownLabel {
  label: DocumentLabel;
  state: DocumentState;
  sides: { side: DocumentSide; sent: UploadedDocument | null }[];
  /** Another one that shows the same and would do instead, while none of them was sent. */
  orElse: DocumentLabel | null;
}

/** What needs the player comes first (C-4.49 to C-4.51). */
const order: readonly DocumentState[] = ["rejected", "requested", "missing", "pending", "confirmed"];

/**
 * The documents that a player sees: those that everybody needs and those that they are asked for or have sent. Where one of two documents that show the same was
 * sent, the other one is gone. `only` names some; empty is all.
 */
export function shownLabels(
  labels: readonly DocumentLabel[],
  rows: readonly UploadedDocument[],
  only: readonly number[] = [],
): ShownLabel[] {
  const all = labels.map((label): ShownLabel => {
    const { documentLabelId: id, isSingleSided } = label;
    const sides: DocumentSide[] = isSingleSided ? ["front"] : ["front", "back"];
    const sentOf = (side: DocumentSide) => rows.find((row) => row.documentLabelId === id && row.side === side) ?? null;
    return {
      label,
      state: stateOfLabel({ id, isSingleSided }, rows),
      sides: sides.map((side) => ({ side, sent: sentOf(side) })),
      orElse: null,
    };
  });
  const isSent = ({ state }: ShownLabel) => state !== "missing";
  const shown = all
    .filter((each) => only.length === 0 || only.includes(each.label.documentLabelId))
    .filter(
      (each) =>
        isSent(each) || (each.label.isNeeded && !all.some((other) => other.label.proves === each.label.proves && isSent(other))),
    )
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return shown.map((each) => {
    const other = shown.find(({ label }) => label !== each.label && label.proves === each.label.proves);
    return each.state === "missing" && other ? { ...each, orElse: other.label } : each;
  });
}

/** How many of the things that have to be shown are, of how many. */
export function progressOf(shown: readonly ShownLabel[]): { done: number; of: number } {
  const proofs = new Set(shown.map(({ label }) => label.proves));
  const done = [...proofs].filter((proof) => shown.some(({ label, state }) => label.proves === proof && state === "confirmed"));
  return { done: done.length, of: proofs.size };
}

/** Everything that is needed was sent and waits for the house (C-6.16). */
export const areAllInReview = (shown: readonly ShownLabel[]) =>
  shown.some(({ state }) => state === "pending") &&
  shown.every(({ state, sides }) => state === "confirmed" || (state === "pending" && sides.every(({ sent }) => sent !== null)));
