type Values = Readonly<Record<string, string>>;

/**
 * Stores the values of a form where there is little room: without the largest ones that do not fit.
 * @param keep stores them; null if they are too large
 * @returns the result of `keep`; null if it cannot even store no values
 */
export async function keepFitting<T>(
  values: Values,
  keep: (values: Values) => Promise<T | null>,
): Promise<T | null> {
  const smallestFirst = Object.entries(values).toSorted(([, a], [, b]) => a.length - b.length);
  for (;;) {
    const kept = await keep(Object.fromEntries(smallestFirst));
    if (kept !== null || smallestFirst.length === 0) return kept;
    smallestFirst.pop();
  }
}
