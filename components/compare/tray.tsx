import { useRef } from 'react';
import { ProductThumb } from '@/components/card/product-picture';
import { ButtonLink, IconButton, TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { inSight } from '@/components/ui/in-sight';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { shortName } from '@/lib/catalogue/names';
import { allRows, compared, leaveOut } from '@/lib/compare/client';
import { type Chosen, compareHref } from '@/lib/compare/tray';
import { useLocalValue } from '@/lib/device/local-value';
import { useCards } from '@/lib/lists/cards-client';
import { putBack } from './put-back';
import css from './tray.module.css';

const c = classes(css);

/** The products chosen for comparison, at the foot of the screen (experience LIST-16). */
export function Tray({ chosen }: { chosen: readonly Chosen[] }) {
  const all = useLocalValue(allRows);
  const { data: cards = [] } = useCards(chosen.map(({ id }) => id));
  const skus = chosen.map(({ sku }) => sku);
  const list = useRef<HTMLUListElement>(null);
  // Moves the focus before the pressed button is removed: to the next one, or to the page if the tray goes too.
  const moveFocus = (at: number | null) => {
    const buttons = list.current?.querySelectorAll('button');
    const next = at === null ? undefined : (buttons?.[at + 1] ?? buttons?.[at - 1]);
    (next ?? inSight('main'))?.focus({ preventScroll: true });
  };
  const takeOut = (sku: string, name: string) => {
    moveFocus(skus.indexOf(sku));
    leaveOut(sku);
    announce(`Removed from the comparison: ${name}`);
  };
  const clear = () => {
    moveFocus(null);
    compared.erase();
    const run = () => void chosen.every((each) => putBack(each));
    showToast('There is nothing left to compare.', { label: 'Undo', run });
  };
  return (
    <section className={c('tray')} aria-label="Compare" data-foot-bar data-sticky data-no-print>
      <ul ref={list}>
        {chosen.map(({ id, sku }) => {
          const card = cards.find((each) => each.id === id);
          const name = card?.name ?? sku;
          return (
            <li key={sku}>
              <span className={c('picture')}>
                {card?.picture ? <ProductThumb picture={card.picture} /> : null}
              </span>
              <span className={c('name')}>{card ? shortName(card) : null}</span>
              <IconButton className={c('out')} label={`Remove: ${name}`} onClick={() => takeOut(sku, name)}>
                <Icon name="close" small />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {chosen.length > 1 ? (
        <ButtonLink href={compareHref(skus, all)} size="small">
          Compare {chosen.length}
        </ButtonLink>
      ) : (
        <p>Choose another of its kind.</p>
      )}
      <TextButton onClick={clear}>Clear</TextButton>
    </section>
  );
}
