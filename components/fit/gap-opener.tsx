import { modelOpener } from '@/components/model/model-opener';
import { classes } from '@/components/ui/classes';
import type { Load } from '@/lib/access/types';
import { gapOfSpace } from '@/lib/fit/gap-room';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import css from './fit.module.css';

const c = classes(css);

const Opener = modelOpener(async () => (await import('./gap-view')).GapView);

type Props = { glb: string; name: string; space: Space; facts: FitFacts; fit: Fit; load: Load | null };

/** Opens the 3D view of the appliance in the gap, housing or cut-out; renders nothing where no gap was measured. */
export function GapOpener(view: Props) {
  const { fit, facts, space } = view;
  if (fit.hole === null && !gapOfSpace(space, facts)) return null;
  return <Opener view={view} className={c('gap')}>{`See it in your ${fit.hole ?? 'gap'}`}</Opener>;
}
