/** What a section keeps of a text to know it again: short, and the same whatever the markup. */
export function markOf(text: string): string {
  const letters = text
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
  let hash = 0x811c9dc5;
  for (let index = 0; index < letters.length; index += 1) hash = Math.imul(hash ^ letters.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
