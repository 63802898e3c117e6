const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** Splits a text into its sentences; joined, they are the whole text again. */
export const sentencesIn = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment);
