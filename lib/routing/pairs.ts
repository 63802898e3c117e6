/** A page's query as the framework gives it, as names with each of their values. */
export const pairsOf = (query: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
