/**
 * Returns a sub-category's name without what its parent already says: `Freestanding washing machines` → `Freestanding`.
 */
export function shortChildName(name: string, parent: string): string {
  const end = ` ${parent.toLowerCase()}`;
  return name.toLowerCase().endsWith(end) ? name.slice(0, name.length - end.length) : name;
}
