/** Does what nobody sees once the next frame is drawn, so that what is seen comes first; at once where nothing is drawn. Answers how to leave it. */
export function afterPaint(view: Window, work: () => void): () => void {
  if (view.document.hidden) {
    work();
    return () => {};
  }
  let timer: number | undefined;
  const frame = view.requestAnimationFrame(() => (timer = view.setTimeout(work)));
  return () => {
    view.cancelAnimationFrame(frame);
    view.clearTimeout(timer);
  };
}
