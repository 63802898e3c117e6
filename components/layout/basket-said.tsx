/** The two lines of the header's basket. */
export function BasketSaid({ words, items }: { words: string; items: number }) {
  return (
    <>
      <b>{words}</b>
      <small>
        {items} {items === 1 ? 'item' : 'items'}
      </small>
    </>
  );
}
