const WORDS: Readonly<Record<string, string>> = {
  'Gap left': 'air on the left',
  'Gap right': 'air on the right',
  'Gap top': 'air above',
  'Gap rear': 'air behind',
  'Hose rear': 'room behind for the hose',
  'Hinge wall gap': 'room beside the hinge',
};

/** Returns the names in the custom field `Facts assumed`: `Gap left, Hose rear`. */
export const namesAssumed = (text: string | undefined): string[] =>
  (text ?? '').split(/,\s*/).filter(Boolean);

/** Returns facts for which usual figures are assumed, in words: `air on the left, air above`. */
export const assumedWords = (names: readonly string[]): string =>
  names.map((name) => WORDS[name] ?? name.toLowerCase()).join(', ');
