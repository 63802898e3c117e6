/** A name that wraps between words, but never within a model such as TW-914. */
export const WholeWords = ({ name }: { name: string }) =>
  name.split(' ').flatMap((word, at) => [
    at > 0 && ' ',
    word.includes('-') ? (
      <span key={word} className="nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  ]);
