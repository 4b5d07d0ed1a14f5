/** What somebody wrote, with a point or a comma; null where it is no number from `min` to `max`. */
export function readNumber(text: string, min: number, max: number): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  const value = Number(plain);
  return /^\d+(\.\d*)?$/.test(plain) && value >= min && value <= max ? value : null;
}
