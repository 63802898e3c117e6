import { ButtonLink } from '@/components/ui/button';

/** Where to go on from a product that is no longer made (experience PDP-19). */
export function Successor({ sku }: { sku: string | null }) {
  if (!sku) return <p>Nothing replaced it. The products below do the same work in the same space.</p>;
  return (
    <div>
      <p>It was replaced by the {sku}.</p>
      <ButtonLink href={`/p/${encodeURIComponent(sku)}`}>Go to the {sku}</ButtonLink>
    </div>
  );
}
