'use client';

import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { opener } from '@/components/parts/opener';
import { Plate } from '@/components/ui/surface';
import toolCss from '@/components/ui/tool.module.css';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import css from './kitchen.module.css';

const c = classes({ ...toolCss, ...css });

type Props = { lines: readonly MultibuyLine[] };

const Tool = opener<Props>(async () => (await import('./set-check')).SetCheck);

/** Button that checks whether the appliances of a set go together (experience §6 F5). */
export function SetCheckOpener({ lines }: Props) {
  return (
    <Plate className={c('box', 'plate')} role="region" aria-labelledby="h-set">
      <h2 className="t-h2" id="h-set">
        Do they go together?
      </h2>
      <Tool
        tool={{ lines }}
        waiting={<p>Checking them against each other.</p>}
        closed={(press) => (
          <>
            <p className={c('text')}>
              Hood and hob, power and fuse, gas and bottles, housings and cut-outs, ovens one above the other,
              doors side by side: twelve checks that save a kitchen from mistakes.
            </p>
            <Button kind="second" onClick={press} data-no-print>
              Check this kitchen set
            </Button>
          </>
        )}
      />
    </Plate>
  );
}
