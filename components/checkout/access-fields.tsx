import { FormControl } from '@/components/forms/form-control';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { type Carried, doorLine, FLOORS, LIFTS } from '@/lib/checkout/way-in';
import type { FormField } from '@/lib/forms/types';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

const optionsOf = (first: string, choices: readonly { value: string; words: string }[]) => [
  { value: '', label: first },
  ...choices.map(({ value, words }) => ({ value, label: words })),
];

const FLOOR: FormField = {
  name: 'floor',
  label: 'Which floor?',
  autoComplete: 'off',
  options: optionsOf('Choose the floor', FLOORS),
};

const DOOR: FormField = {
  name: 'door',
  label: 'Narrowest door, in mm',
  autoComplete: 'off',
  inputMode: 'numeric',
  optional: true,
  unit: 'mm',
};

const MORE: readonly FormField[] = [
  {
    name: 'lift',
    label: 'Is there a lift?',
    autoComplete: 'off',
    optional: true,
    options: optionsOf('No answer', LIFTS),
  },
  {
    name: 'stairs',
    label: 'Stairs',
    help: 'How many steps, and where they turn.',
    autoComplete: 'off',
    optional: true,
  },
  {
    name: 'parking',
    label: 'Parking',
    help: 'Where the van can stand, and anything that stops it.',
    autoComplete: 'off',
    optional: true,
  },
];

type Props = { bind: Bind; doorMm: string; carried: readonly Carried[] };

/** How large goods get in; only the floor has to be known (experience CHK-5). */
export function AccessFields({ bind, doorMm, carried }: Props) {
  const said = doorMm.length >= 3 ? doorLine(Number(doorMm), carried) : null;
  const typed = MORE.some(({ name }) => bind(name).initial);
  return (
    <fieldset className={c('group')}>
      <legend>Getting it in</legend>
      <div className={c('two')}>
        <FormControl field={FLOOR} {...bind('floor')} />
        <FormControl field={DOOR} {...bind('door')} />
      </div>
      <p className={c('said')} aria-live="polite">
        {said ? (
          <>
            <Icon name="ruler" small />
            <span>{said}</span>
          </>
        ) : null}
      </p>
      <details className={c('more')} open={typed}>
        <summary>More about the way in</summary>
        {MORE.map((field) => (
          <FormControl key={field.name} field={field} {...bind(field.name)} />
        ))}
      </details>
    </fieldset>
  );
}
