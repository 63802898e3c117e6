import { ModelView } from '@/components/model/model-view';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import { fitSentences } from '@/lib/fit/words';
import { planIn } from './gap-plan';

type Props = { glb: string; name: string; space: Space; facts: FitFacts; fit: Fit };

/** The product in the very gap that was measured, with the answer written into it. */
export const GapView = ({ glb, name, space, facts, fit }: Props) => (
  <ModelView
    key={JSON.stringify(space)}
    glbs={[glb]}
    name={name}
    planOf={(shape) => planIn(space, facts, fit, shape)}
    poster={null}
    said={fitSentences(fit)[0]}
  />
);
