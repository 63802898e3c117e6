import { ButtonLink } from '@/components/ui/button';

type Props = { sku: string | null; manual: string | null };

/** Where to go on from a product that is no longer made, and its booklet for who has one (experience PDP-19, §4.5). */
export function Successor({ sku, manual }: Props) {
  return (
    <div>
      {sku ? (
        <>
          <p>It was replaced by the {sku}.</p>
          <ButtonLink href={`/p/${encodeURIComponent(sku)}`}>Go to the {sku}</ButtonLink>
        </>
      ) : (
        <p>Nothing replaced it. The products below do the same work in the same space.</p>
      )}
      <p>
        {'If you have one: '}
        {manual ? (
          <>
            <a href={manual}>its manual (PDF)</a>
            {' and '}
          </>
        ) : null}
        <a href="/spares-and-repair">spares and repair</a>.
      </p>
    </div>
  );
}
