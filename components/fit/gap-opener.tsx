import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { useAskedPart } from '@/components/parts/use-asked-part';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { drawsModels } from '@/lib/catalogue/models/turn-client';
import { savesData } from '@/lib/device/saves-data';
import { gapOfSpace } from '@/lib/fit/gap-room';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import css from './fit.module.css';

const c = classes(css);

const load = async () => (await import('./gap-view')).GapView;
const GapView = lazyPart(load);

type Props = { glb: string; name: string; space: Space; facts: FitFacts; fit: Fit };

/** The way into the gap, the housing or the cut-out in three dimensions; none where the drawings alone can tell, or data is saved. */
export function GapOpener(props: Props) {
  const [open, setOpen] = useState(false);
  const [waiting, ask] = useAskedPart(load);
  const { fit, facts, space } = props;
  if ((fit.hole === null && !gapOfSpace(space, facts)) || savesData() || !drawsModels()) return null;
  return (
    <div className={c('gap')} data-no-print>
      {open ? (
        <Suspense>
          <GapView {...props} />
        </Suspense>
      ) : (
        <Button
          kind="second"
          size="small"
          state={waiting ? 'busy' : 'rest'}
          onClick={() => ask(() => setOpen(true))}
        >
          <Icon name="cube" small />
          {`See it in your ${fit.hole ?? 'gap'}`}
        </Button>
      )}
    </div>
  );
}
