/** Converts a page's query from the framework's format to pairs of name and value. */
export const pairsOf = (query: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
