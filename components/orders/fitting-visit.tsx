type Props = { words: readonly string[]; heading: 'h2' | 'h3' };

/** The visit of a fitter, which is agreed by telephone; nothing where none comes. */
export function FittingVisit({ words, heading: Heading }: Props) {
  if (words.length === 0) return null;
  return (
    <section aria-label="The fitting">
      <Heading>The fitting</Heading>
      <ul>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
