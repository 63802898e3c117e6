import { Checkbox } from '@/components/ui/controls/checkbox';
import { ChoiceFault } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { listed, lowerFirst } from '@/lib/fit/measure-words';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

type Props = {
  bind: Bind;
  /** Names of the chosen work in the home. */
  works: readonly string[];
  /** What is known of the fitter’s visit; empty if there is none. */
  fitting: string;
};

/** Request to begin work before the cancellation period ends (`beginFault`); never preselected. */
export function BeginChoice({ bind, works, fitting }: Props) {
  const { id, error, initial, control } = bind('begin');
  return (
    <fieldset className={c('group')}>
      <legend>The work you chose</legend>
      {fitting ? <p>{fitting}</p> : null}
      <p>
        {listed(works.map((work, index) => (index === 0 ? work : lowerFirst(work))))}. You can cancel this
        work within 14 days of your order. We only begin it within those 14 days if you ask us to.
      </p>
      <ChoiceFault id={id} error={error}>
        <Checkbox
          {...control}
          id={id}
          value="on"
          defaultChecked={initial === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          label="Please begin within the 14 days. I understand that I can’t cancel work once it is done, and that I pay for what has been done before I cancel."
        />
      </ChoiceFault>
    </fieldset>
  );
}
