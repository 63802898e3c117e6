import { classes } from '@/components/ui/classes';
import type { Remedy } from '@/lib/catalogue/remedy';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import { href } from '@/lib/routing/href';
import type { NoCover, ServiceGroup } from '@/lib/services/rules';
import css from './guarantee.module.css';

const c = classes(css);

/** `covers`: a reason where none is sold, null where that is not known. */
type Props = {
  /** Years of the shop's own guarantee; 0 if it is not known. */
  ourYears: number;
  makerYears: number;
  maker: string;
  covers: ServiceGroup | NoCover | null;
  /** A sentence on how long its software gets security updates; null for a product without any. */
  secure: string | null;
  remedy: Remedy;
};

const REMEDIES: Readonly<Record<Remedy, string>> = {
  visit: 'parts, labour and the call-out',
  post: 'we repair or replace it by post at our cost',
  replacement: 'we replace it or refund you',
};

const NO_COVER: Readonly<Record<NoCover, (maker: string) => string>> = {
  guaranteed: (maker) => `: ${maker}’s own guarantee lasts as long as our cover would.`,
  cheap: () => ': cover would cost too large a part of its price.',
  none: () => '.',
};

/**
 * Who gives the guarantee and what it covers (PDP-11), the price of the longest extended cover (experience §1 L10), and
 * how long the software gets security updates.
 */
export function Guarantee({ ourYears, makerYears, maker, covers, secure, remedy }: Props) {
  const longest = typeof covers === 'object' ? covers?.services.at(-1) : undefined;
  return (
    <div className={c('guarantee')}>
      <p>
        {ourYears > 0 ? (
          <>
            <b>{ourYears}-year guarantee from us</b>: {REMEDIES[remedy]}, in addition to your legal rights.
          </>
        ) : (
          'You have your legal rights.'
        )}
        {makerYears > ourYears && remedy !== 'replacement'
          ? ` ${maker} guarantees it for ${counted(makerYears, 'year')}.`
          : null}{' '}
        <a href={href('/guarantee')}>What it covers</a>
      </p>
      {longest ? (
        <p>
          Extended warranty available:{' '}
          <b>{`${longest.term} years’ cover for ${formatPrice(longest.price)}`}</b>, one payment. You do not
          have to buy it today: same price for 30 days.{' '}
          <a href={href('/extended-cover')}>About cover and your rights</a>
        </p>
      ) : typeof covers === 'string' ? (
        <p>Extended warranty not available{NO_COVER[covers](maker)}</p>
      ) : null}
      {secure ? <p>{secure}</p> : null}
    </div>
  );
}
