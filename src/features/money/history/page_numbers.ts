/** The pages that are offered: the first, the last and those around this one; null is a gap between them. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number]; // a gap of one page is that page
    return number - before > 2 ? [null, number] : [number];
  });
}
