const patience = 500;
const tolerance = 8;

/** Tells when a finger rests on a place of a document, as for a menu. Answers how to stop. */
export function listenToLongPress(document: Document, onPress: (event: PointerEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;

  function cancel() {
    clearTimeout(timer);
    start = null;
  }
  function handleDown(event: PointerEvent) {
    cancel();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    start = event;
    timer = setTimeout(() => onPress(event), patience);
  }
  function handleMove({ clientX, clientY }: PointerEvent) {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > tolerance) cancel();
  }

  const ends = ["pointerup", "pointercancel", "scroll"] as const;
  document.addEventListener("pointerdown", handleDown, true);
  document.addEventListener("pointermove", handleMove, true);
  for (const end of ends) document.addEventListener(end, cancel, true);
  return () => {
    cancel();
    document.removeEventListener("pointerdown", handleDown, true);
    document.removeEventListener("pointermove", handleMove, true);
    for (const end of ends) document.removeEventListener(end, cancel, true);
  };
}
