import { useId, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { Shape } from '@/lib/catalogue/models/place';
import { ModelView } from './model-view';
import type { Plan } from './plan';

/** One place in which a thing is looked at. `key` changes with whatever is drawn. */
export type ScenePlan = { key: string; label: string; said: string; planOf: (shape: Shape) => Plan };

type Props = {
  glb: string;
  name: string;
  scenes: readonly [ScenePlan, ...ScenePlan[]];
  /** Which of them is looked at first, from 0. */
  first?: number;
};

/** One thing in several places, of which one is looked at. */
export function ScenesView({ glb, name, scenes, first = 0 }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(first);
  const at = scenes[chosen] ? chosen : 0;
  const { key, said, planOf } = scenes[at] ?? scenes[0];
  return (
    <>
      {scenes.length > 1 ? (
        <Field id={id} label="Look at">
          <Select id={id} value={at} onChange={({ target }) => setChosen(Number(target.value))}>
            {scenes.map(({ label }, each) => (
              <option key={label} value={each}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <ModelView glbs={[glb]} name={name} scene={key} planOf={planOf} poster={null} said={said} />
    </>
  );
}
