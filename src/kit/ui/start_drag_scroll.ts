interface Options {
  /** How far the list goes for each pixel that it is dragged. */
  multiplier: number;
  /** In pixels: less than this is a click with an unsteady hand. */
  threshold: number;
  onStart?: () => void;
  onEnd?: () => void;
}

const debounceMs = 10; // for so long after a drag a click is no click (C-9.41)

/** Lets a mouse drag a list; touch and wheel do so by themselves. Answers how to stop. */
export function startDragScroll(list: HTMLElement, { multiplier, threshold, onStart, onEnd }: Options): () => void {
  const view = list.ownerDocument.defaultView;
  if (!view) return () => {};
  let from: { x: number; left: number } | null = null;
  let hasMoved = false;
  let timer = 0;

  const handleDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button === 0) from = { x: event.clientX, left: list.scrollLeft };
  };
  const handleMove = ({ clientX }: PointerEvent) => {
    if (!from || (!hasMoved && Math.abs(clientX - from.x) < threshold)) return;
    if (!hasMoved) onStart?.();
    hasMoved = true;
    list.scrollLeft = from.left - (clientX - from.x) * multiplier;
  };
  const handleUp = () => {
    from = null;
    if (!hasMoved) return;
    onEnd?.();
    timer = view.setTimeout(() => (hasMoved = false), debounceMs);
  };
  const handleClick = (event: MouseEvent) => hasMoved && event.preventDefault();
  const handleNativeDrag = (event: DragEvent) => event.preventDefault();

  const listeners = new AbortController();
  const { signal } = listeners;
  list.addEventListener("pointerdown", handleDown, { signal });
  view.addEventListener("pointermove", handleMove, { signal });
  view.addEventListener("pointerup", handleUp, { signal });
  view.addEventListener("pointercancel", handleUp, { signal });
  list.addEventListener("click", handleClick, { capture: true, signal });
  list.addEventListener("dragstart", handleNativeDrag, { signal });
  return () => {
    view.clearTimeout(timer);
    listeners.abort();
  };
}
