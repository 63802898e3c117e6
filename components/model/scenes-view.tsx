import { useId, useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { Shape } from '@/lib/catalogue/models/place';
import { ModelView } from './model-view';
import type { Plan } from './plan';

/** A place in which an object is shown. `key` changes with everything that is drawn. */
export type ScenePlan = { key: string; label: string; said: string; planOf: (shape: Shape) => Plan };

type Props = {
  glb: string;
  name: string;
  scenes: readonly [ScenePlan, ...ScenePlan[]];
  /** Index of the scene shown first. */
  first?: number;
};

/** An object in one of several places to choose from. */
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
