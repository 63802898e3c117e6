import { ButtonLink } from '@/components/ui/controls/button';
import { href } from '@/lib/routing/href';
import css from './successor.module.css';

type Props = {
  /** What replaced it; its name is its number while no more is known of it. */
  successor: { sku: string; name: string } | null;
  manual: string | null;
};

/** Where to go on from a product that is no longer made, and its booklet for who has one (experience PDP-19, §4.5). */
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
