import { observeElementRect, type Virtualizer } from "@tanstack/react-virtual";

/** Tells how large a windowed list is while it is shown; one that is not keeps what was taken for its size. */
export const observeShownRect = (
  list: Virtualizer<HTMLDivElement, Element>,
  tell: (rect: { width: number; height: number }) => void,
) => observeElementRect(list, (rect) => void (rect.height > 0 && tell(rect)));
