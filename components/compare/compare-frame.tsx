'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/feedback/live-store';
import { Select } from '@/components/ui/controls/select';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { allRows } from '@/lib/compare/client';
import { compareHref } from '@/lib/compare/tray';
import css from './compare-frame.module.css';

const c = classes(css);

type Props = {
  /** Names of the products in column order. */
  names: readonly string[];
  skus: readonly string[];
  /** A sentence such as `18 of 41 rows differ`. */
  said: string;
  /** Whether rows without a difference are shown too. */
  all: boolean;
  children: ReactNode;
};

/** Column places on a tablet; a phone has the first two (experience CMP-2). */
const PLACES = [0, 1, 2] as const;

/** Controls which rows of the table are shown, and on a narrow screen which columns. */
export function CompareFrame({ names, skus, said, all, children }: Props) {
  const early = useEarlyPress<HTMLDivElement>();
  const [every, setEvery] = useState(all);
  const [chosen, setChosen] = useState<readonly number[]>(PLACES);
  const places = PLACES.map((place) => chosen[place] ?? place);

  const switchRows = (only: boolean) => {
    setEvery(!only);
    allRows.change(() => !only);
    history.replaceState(history.state, '', compareHref(skus, !only));
    announce(only ? said : 'All rows are shown');
  };
  /** Shows a column in a place; a column shown elsewhere swaps places with the one that was there. */
  const swap = (place: number, column: number) =>
    setChosen(
      places.map((now, at) => (at === place ? column : now === column ? (places[place] ?? now) : now)),
    );

  return (
    <div
      {...early}
      className={c('frame')}
      data-rows={every ? 'all' : 'differing'}
      data-first={places[0]}
      data-second={places[1]}
      data-third={places[2]}
    >
      {names.length > 1 ? (
        <div className={c('tools')} data-no-print>
          <Checkbox
            className={c('only')}
            checked={!every}
            onChange={(event) => switchRows(event.target.checked)}
            label="Only differences"
          />
          <p className={c('said')}>{said}</p>
          <noscript>
            <a href={compareHref(skus, !all)}>{all ? 'Only differences' : 'All rows'}</a>
          </noscript>
          <Button kind="quiet" size="small" onClick={() => print()}>
            Print
          </Button>
        </div>
      ) : null}
      {names.length > 2 ? (
        <div
          className={c('swaps')}
          data-count={names.length}
          data-no-print
          role="group"
          aria-label="Columns shown"
        >
          {PLACES.slice(0, names.length).map((place) => (
            <label key={place} data-place={place}>
              <span>Column {place + 1}</span>
              <Select value={places[place]} onChange={(event) => swap(place, Number(event.target.value))}>
                {names.map((name, column) => (
                  <option key={name} value={column}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          ))}
        </div>
      ) : null}
      <div className={c('scroll')}>{children}</div>
    </div>
  );
}
