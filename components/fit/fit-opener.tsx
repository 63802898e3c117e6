import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { useLocalValue } from '@/lib/device/local-value';
import type { GapKind } from '@/lib/fit/gap-kind';
import type { FitFacts } from '@/lib/fit/types';
import { home } from '@/lib/home/client';
import css from './fit.module.css';

const c = classes(css);

const FitTool = lazy(async () => ({ default: (await import('./fit-tool')).FitTool }));

/** A press opens the tool; who has measured before sees the answer at once. */
export function FitOpener({ kind, facts, name }: { kind: GapKind; facts: FitFacts; name: string }) {
  const measured = useLocalValue(home).spaces[kind] !== undefined;
  const [asked, setAsked] = useState(false);
  if (!measured && !asked) {
    return (
      <div className={c('open')} data-no-print data-closed>
        <Button onClick={() => setAsked(true)}>Check my space</Button>
        <p className="t-small t-second">
          Three measurements. They stay on this device and are checked against every product.
        </p>
      </div>
    );
  }
  return (
    <Suspense fallback={<p className={c('open')}>Opening the drawing board.</p>}>
      <FitTool kind={kind} facts={facts} name={name} focus={asked} />
    </Suspense>
  );
}
