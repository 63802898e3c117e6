import { counted } from '@/lib/i18n/counted';
import { href } from '@/lib/routing/href';

/** How long the maker keeps parts, and where it goes when it is past mending (experience §1 L11, L14). */
export function Spares({ years, maker }: { years: number | undefined; maker: string }) {
  return (
    <section aria-labelledby="h-spares">
      <h2 className="t-h2" id="h-spares">
        Spares and repair
      </h2>
      {years ? (
        <p>
          {maker} keeps the usual parts for <b>{counted(years, 'year')}</b>, counted from the last one sold.
        </p>
      ) : null}
      <p className="t-small t-second">
        When it is past mending, council sites take it free: the crossed-out bin means never in the dustbin.{' '}
        <a href={href('/recycling')}>Recycling your old appliance</a>
      </p>
    </section>
  );
}
