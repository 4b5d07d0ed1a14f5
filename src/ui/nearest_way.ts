/** Where the focus goes from an item of a list: the first button or link of the item at that place, of the next one that is left, or of the one before. */
export function nearestWay(items: readonly Element[], at: number): HTMLElement | undefined {
  const nearest = [...items.slice(at), ...items.slice(0, at).toReversed()];
  return nearest.flatMap((item) => (item.isConnected ? [...item.querySelectorAll<HTMLElement>("button, a[href]")] : []))[0];
}
