/** The first and last page and those next to the current one, ascending; at most seven. */
export function pagesShown(current: number, pages: number): number[] {
  const near = [1, current - 1, current, current + 1, pages];
  if (current <= 3) near.push(2, 3, 4);
  if (current >= pages - 2) near.push(pages - 1, pages - 2, pages - 3);
  return [...new Set(near)].filter((page) => page >= 1 && page <= pages).toSorted((a, b) => a - b);
}
