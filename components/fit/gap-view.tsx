import { wayScenes } from '@/components/way/way-plan';
import { ScenesView } from '@/components/model/scenes-view';
import { partsOf } from '@/lib/access/parts';
import { accessOf } from '@/lib/access/rules';
import type { Load } from '@/lib/access/types';
import { useLocalValue } from '@/lib/device/local-value';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import { fitSentences } from '@/lib/fit/words';
import { home } from '@/lib/home/client';
import { planIn } from './gap-plan';

type Props = { glb: string; name: string; space: Space; facts: FitFacts; fit: Fit; load: Load | null };

/** The product in the measured gap and on its way in, each scene with its answer. */
export function GapView({ glb, name, space, facts, fit, load }: Props) {
  const { route } = useLocalValue(home);
  return (
    <ScenesView
      glb={glb}
      name={name}
      scenes={[
        {
          key: JSON.stringify(space),
          label: `Your ${fit.hole ?? 'gap'}`,
          said: fitSentences(fit)[0],
          planOf: (shape) => planIn(space, facts, fit, shape),
        },
        ...(load ? wayScenes(accessOf(partsOf(route), load)) : []),
      ]}
    />
  );
}
