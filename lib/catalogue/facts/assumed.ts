const WORDS: Readonly<Record<string, string>> = {
  'Gap left': 'air on the left',
  'Gap right': 'air on the right',
  'Gap top': 'air above',
  'Gap rear': 'air behind',
  'Hose rear': 'room behind for the hose',
  'Hinge wall gap': 'room beside the hinge',
};

/** The names in the custom field Facts assumed: `Gap left, Hose rear`. */
export const namesAssumed = (text: string | undefined): string[] =>
  (text ?? '').split(/,\s*/).filter(Boolean);

/** `air on the left, air above`: facts that usual figures stand in for. */
export const assumedWords = (names: readonly string[]): string =>
  names.map((name) => WORDS[name] ?? name.toLowerCase()).join(', ');
