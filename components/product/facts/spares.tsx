import { PhoneFold } from '@/components/ui/phone-fold';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { counted } from '@/lib/i18n/counted';
import { href } from '@/lib/routing/href';

type Props = { kind: Kind; years: number | undefined; maker: string };

/**
 * How long the maker keeps spare parts, and how to recycle the product (experience §1 L11, L14). Renders nothing for
 * consumables, services and cover.
 */
export function Spares({ kind, years, maker }: Props) {
  const { service, figures } = traitsOf(kind);
  if (service !== null || figures === 'care') return null;
  return (
    <section aria-labelledby="h-spares">
      <PhoneFold title="Spares and repair" titleId="h-spares" look="t-h3">
        {years ? (
          <p>
            {maker} keeps the usual parts for <b>{counted(years, 'year')}</b>, counted from the last one sold.
          </p>
        ) : null}
        <p className="t-small t-second">
          When it is beyond repair, council recycling centres take it free. The crossed-out bin means: never
          in the dustbin. <a href={href('/recycling')}>Recycling your old appliance</a>
        </p>
      </PhoneFold>
    </section>
  );
}
