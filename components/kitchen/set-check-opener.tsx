'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import css from './kitchen.module.css';

const c = classes(css);

const SetCheck = lazy(async () => ({ default: (await import('./set-check')).SetCheck }));

/** Whether the appliances of a list go together; asked for by a press (experience §6 F5). */
export function SetCheckOpener({ lines }: { lines: readonly MultibuyLine[] }) {
  const [asked, setAsked] = useState(false);
  return (
    <Plate className={c('plate')} role="region" aria-labelledby="h-set">
      <h2 className="t-h2" id="h-set">
        Do they go together?
      </h2>
      {asked ? (
        <Suspense fallback={<p>Holding them against each other.</p>}>
          <SetCheck lines={lines} />
        </Suspense>
      ) : (
        <>
          <p className={c('text')}>
            Hood and hob, power and fuse, gas and bottles, ovens one above the other: ten rules that keep a
            kitchen from a mistake.
          </p>
          <Button kind="second" onClick={() => setAsked(true)} data-no-print>
            Check this list
          </Button>
        </>
      )}
    </Plate>
  );
}
