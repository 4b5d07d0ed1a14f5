/** An address in groups of four, so that it can be compared; the first and the last group are what people look at. */
export function addressGroups(address: string): { text: string; isEdge: boolean }[] {
  const groups = address.match(/.{1,4}/gu) ?? [];
  return groups.map((text, place) => ({ text, isEdge: place === 0 || place === groups.length - 1 }));
}
