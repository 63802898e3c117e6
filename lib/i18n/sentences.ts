const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

/** The sentences of a text, as they stand in it; together they are the whole text. */
export const sentencesIn = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment);
