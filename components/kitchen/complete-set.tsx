import { useId, useState, useTransition } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { showToast } from '@/components/ui/feedback/toast-store';
import { part } from '@/lib/build/part-client';
import { keptNothing } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { readFigure } from '@/lib/home/figures';
import { type Completed, completeSet } from '@/lib/kitchen-sets/complete';
import { lackingOf } from '@/lib/kitchen/elevation';
import type { Piece } from '@/lib/kitchen/types';
import { listWords } from '@/lib/kitchen/words';
import { multibuy } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { changeUndoably } from '@/lib/lists/undoable';
import { formatTotal } from '@/lib/money/rules';
import css from './kitchen.module.css';

const c = classes(css);

/** Largest budget accepted, in pounds. */
const MOST = 100_000;

/** What was found, and for which pieces. */
type Found = Completed & { beside: string };

const besideOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ sku, quantity }) => `${sku}:${quantity}`).join();

/**
 * Suggests products for the empty places of a set, by budget, finish, fit and compatibility. Nothing is added before
 * the shopper has seen it.
 */
export function CompleteSet({ pieces }: { pieces: readonly Piece[] }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [last, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [looking, start] = useTransition();
  const kinds = lackingOf(pieces);
  if (kinds.length === 0) return null;
  const pounds = readFigure(typed, MOST);
  const beside = besideOf(pieces);
  const found = last?.beside === beside ? last : null;

  const look = () =>
    start(async () => {
      try {
        const { readCandidates } = await part(() => import('@/lib/kitchen-sets/candidates-client'));
        const candidates = await readCandidates(kinds);
        const budget = typeof pounds === 'number' ? Math.round(pounds * 100) : null;
        setFound({ ...completeSet(pieces, kinds, candidates, { home: home.read(), budget }), beside });
        setFailed(false);
      } catch {
        setFailed(true);
      }
    });
  const take = ({ chosen }: Completed) => {
    const run = changeUndoably(multibuy, (list) =>
      chosen.reduce((all, { id: product }) => withItem(all, product), [...list]),
    );
    if (!run) return showToast(keptNothing('nothing was added'));
    setFound(null);
    return showToast('Added to your kitchen set.', { label: 'Undo', run });
  };

  return (
    <section className={c('complete')} aria-labelledby={`${id}-title`}>
      <h3 className="t-h3" id={`${id}-title`}>
        Complete it for me
      </h3>
      <p className="t-small t-second">{`Still without ${listWords(kinds)}. We look for appliances that fit, match and go with the rest.`}</p>
      <div className={c('asks')}>
        <TextField
          id={`${id}-budget`}
          label="Budget for all of it (optional)"
          value={typed}
          numeric
          inputMode="decimal"
          autoComplete="off"
          affix={{ text: '£', at: 'start' }}
          error={pounds === undefined ? 'Type an amount such as 900' : null}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          kind="second"
          state={looking ? 'busy' : 'rest'}
          disabled={pounds === undefined}
          onClick={look}
        >
          {looking ? 'Looking…' : 'Find the rest'}
        </Button>
      </div>
      <div className={c('outcome')} aria-live="polite">
        {failed ? <p>We can’t look for the rest right now. Try again in a moment.</p> : null}
        {found && found.without.length > 0 ? (
          <p>{`We found nothing suitable for: ${found.without.join(', ')}.`}</p>
        ) : null}
        {found && found.chosen.length > 0 ? (
          <>
            <ul className={c('found')}>
              {found.chosen.map(({ id: product, path, name, price, energy }) => (
                <li key={product}>
                  <a href={path}>{name}</a> <b>{price ? formatTotal(price.now) : null}</b>
                  {energy ? (
                    <EnergyArrow energyClass={energy.class} scale={energy.scale} size="row" product={name} />
                  ) : null}
                </li>
              ))}
            </ul>
            <Button onClick={() => take(found)}>
              {`Add ${found.chosen.length === 1 ? 'it' : 'them'} to my kitchen set, ${formatTotal(found.chosen.reduce((sum, { price }) => sum + (price?.now ?? 0), 0))}`}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}
