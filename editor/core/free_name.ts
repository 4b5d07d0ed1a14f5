/** A name that nobody has: the wanted one, or with the next free number behind it. Split-views find sections by name. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const unnumbered = wanted.replace(/ \d+$/, "");
  const base = taken.has(unnumbered) ? unnumbered : wanted; // the 10 of "Top 10" counts something else
  let number = 2;
  while (taken.has(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}
