import { ButtonLink } from '@/components/ui/controls/button';
import { href } from '@/lib/routing/href';
import css from './successor.module.css';

type Props = {
  /** The product that replaced it; its name is its SKU if no more is known. */
  successor: { sku: string; name: string } | null;
  manual: string | null;
};

/** Link from a discontinued product to its successor, and its manual for owners (experience PDP-19, §4.5). */
export function Successor({ successor, manual }: Props) {
  return (
    <div className={css['successor']}>
      {successor ? (
        <>
          <p>It was replaced by the {successor.name}.</p>
          <ButtonLink href={href('/p/[sku]', { sku: successor.sku })}>
            See its replacement<span className="vh"> (the {successor.name})</span>
          </ButtonLink>
        </>
      ) : (
        <p>Nothing replaces it directly. Similar products are below, each with its size.</p>
      )}
      <p>
        {'If you have one: '}
        {manual ? (
          <>
            <a href={manual}>its manual (PDF)</a>
            {' and '}
          </>
        ) : null}
        <a href={href('/spares-and-repair')}>spares and repair</a>.
      </p>
    </div>
  );
}
