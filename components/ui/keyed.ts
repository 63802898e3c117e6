/** Returns items with unique keys, made of their text and its occurrence number, as items may be equal. */
export function keyed<T>(items: readonly T[], textOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return { key: `${text} ${number}`, item };
  });
}
