import { type Kinds, Islands } from './islands';
import { useFinished } from './use-finished';

/** A page sent as finished markup. @param name of the markup @param kinds of its islands */
export function FinishedPage({ name, kinds }: { name: string; kinds: Kinds }) {
  const [page, filled] = useFinished<HTMLDivElement>('page', name, true);
  return (
    <>
      <div {...page} />
      {filled ? <Islands root={page.ref} kinds={kinds} /> : null}
    </>
  );
}
