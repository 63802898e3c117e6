type Props = { words: readonly string[]; heading: 'h2' | 'h3' };

/** The fitter’s visit, which is arranged by telephone; renders nothing if there is none. */
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
