import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/feedback/live-store';
import { addToBasket } from '@/lib/basket/add-client';
import { extraRequest } from '@/lib/basket/rules';
import { formatTotal } from '@/lib/money/rules';
import type { Extra } from '@/lib/services/types';
import css from './added-panel.module.css';

const c = classes(css);

const WORDS = { rest: 'Add', busy: 'Adding', done: 'Added' } as const;

type Props = { sku: string; extras: readonly Extra[] };

/**
 * Fittings for the product just added, each with its price and none of them preselected (experience §1 L2). Adding one
 * removes the others of its kind from the list.
 */
export function AddedFittings({ sku, extras }: Props) {
  const [adding, setAdding] = useState<number | null>(null);
  const [taken, setTaken] = useState<readonly Extra[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = extras.filter(({ id, kind }) => taken.every((each) => each.kind !== kind || each.id === id));
  if (shown.length === 0) return null;
  const add = (extra: Extra) => {
    setAdding(extra.id);
    setProblem(null);
    addToBasket([extraRequest(extra, sku)], extra.label)
      .then(() => {
        setTaken((before) => [...before, extra]);
        announce(`${WORDS.done}: ${extra.label}`);
      })
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setAdding(null));
  };
  return (
    <section className={c('fittings')} aria-labelledby="added-fittings">
      <h3 id="added-fittings">Do you need this done as well?</h3>
      <ul>
        {shown.map((extra) => {
          const isTaken = taken.includes(extra);
          const state = adding === extra.id ? 'busy' : isTaken ? 'done' : 'rest';
          return (
            <li key={extra.id}>
              <span className={c('name')}>{extra.label}</span>
              <span className="num">{formatTotal(extra.price)}</span>
              <Button
                kind="second"
                size="small"
                state={isTaken || adding === null || adding === extra.id ? state : 'blocked'}
                onClick={isTaken ? undefined : () => add(extra)}
              >
                <span>
                  {WORDS[state]}
                  <span className="vh">: {extra.label}</span>
                </span>
              </Button>
              {extra.told && !isTaken ? (
                <p className={c('told', 't-small', 't-second')}>{extra.told}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {problem ? (
        <p className="t-small" role="alert">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
