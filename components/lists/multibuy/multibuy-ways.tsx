import { CopyLink } from '@/components/lists/copy-link';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { kitchenFragment } from '@/lib/kitchen/kitchen-link';
import { useAccountStatus } from '@/lib/lists/account-status-client';
import { isTradeSized, type MultibuyLine, writeShared } from '@/lib/lists/multibuy-rules';
import type { ListItem } from '@/lib/lists/rules';
import { href } from '@/lib/routing/href';
import css from './multibuy.module.css';

const c = classes(css);

type Props = { items: readonly ListItem[]; lines: readonly MultibuyLine[] };

/**
 * Ways to share the set: a link with only SKUs and quantities, an e-mail, a print-out, a fitter's sheet with the
 * kitchen's details, and a trade enquiry (experience MB-7, 9).
 */
export function MultibuyWays({ items, lines }: Props) {
  const shared = writeShared(lines);
  const { kitchen } = useLocalValue(home);
  const sheet = `${href('/multibuy-list/fitter-pack', { items: shared })}${kitchenFragment(kitchen)}`;
  const link = `${location.origin}${href('/multibuy-list', { items: shared })}`;
  const body = [...lines.map(({ card, quantity }) => `${quantity} × ${card.name} (${card.sku})`), '', link];
  const isVisitor = useAccountStatus() === null;
  const mail = new URLSearchParams({
    subject: `Kitchen set from ${location.hostname}`,
    body: body.join('\r\n'),
  });
  return (
    <div className={c('more')} data-no-print>
      {isTradeSized(items) ? (
        <div>
          <h2>Buying for a trade or a whole house?</h2>
          <p>
            We can quote for an order of this size.{' '}
            <a href={href('/trade', { items: shared })}>Ask for a trade price for this kitchen set</a>.
          </p>
        </div>
      ) : null}
      {isVisitor ? (
        <p>
          This kitchen set is kept in this browser only.{' '}
          <a href={href('/login', { redirect: href('/multibuy-list') })}>Sign in</a> to have it on all your
          devices.
        </p>
      ) : null}
      <h2>Share it</h2>
      <CopyLink label="Link to this kitchen set: products and quantities, nothing about you" href={link} />
      <div className={c('ways')}>
        <ButtonLink kind="second" size="small" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          E-mail it
        </ButtonLink>
        <Button kind="second" size="small" onClick={() => print()}>
          Print it
        </Button>
        <ButtonLink kind="second" size="small" href={sheet}>
          Sheet for the fitter
        </ButtonLink>
      </div>
    </div>
  );
}
