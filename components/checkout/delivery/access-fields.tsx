import { FormControl } from '@/components/forms/form-control';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { FLOORS, LIFTS } from '@/lib/checkout/access/answers';
import { type HeavyGood, replacedBy } from '@/lib/checkout/access/heavy-goods';
import { accessPrefill } from '@/lib/checkout/access/prefill';
import { type TypedAccess, accessLine } from '@/lib/checkout/access/verdict';
import { useLocalValue } from '@/lib/device/local-value';
import type { FormField } from '@/lib/forms/types';
import { home } from '@/lib/home/client';
import { mm } from '@/lib/i18n/length';
import { AccessKept } from './access-kept';
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

const MILLIMETRES = { autoComplete: 'off', inputMode: 'numeric', optional: true, unit: 'mm' } as const;
const DOOR: FormField = { name: 'door', label: 'Narrowest door, in mm', ...MILLIMETRES };
const OLD: FormField = { name: 'old', label: 'The old one’s width, in mm', ...MILLIMETRES };

/** Fields that are not asked on the ground floor (experience §6 F2). */
const UPSTAIRS: readonly string[] = ['lift', 'stairs'];

const MORE: readonly FormField[] = [
  {
    name: 'lift',
    label: 'Is there a lift?',
    autoComplete: 'off',
    optional: true,
    options: optionsOf('No answer', LIFTS),
  },
  {
    name: 'steps',
    label: 'Steps on the way',
    help: 'Single steps and door sills, outside and in; not the stairs.',
    autoComplete: 'off',
    inputMode: 'numeric',
    optional: true,
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
    help: 'Where the van can park, and anything in its way.',
    autoComplete: 'off',
    optional: true,
  },
];

type Props = {
  bind: Bind;
  typed: TypedAccess;
  /** Whether lift and stairs are asked for. */
  upstairs: boolean;
  heavyGoods: readonly HeavyGood[];
  /** Receives the line about the way in that the crew is sent. */
  onAnswer: (line: string) => void;
};

/** Asks how large goods get in; only the floor is required (experience CHK-5). */
export function AccessFields({ bind, typed, upstairs, heavyGoods, onAnswer }: Props) {
  const { route } = useLocalValue(home);
  const told: Partial<Record<string, string>> = accessPrefill(route, heavyGoods, '');
  const visible = MORE.filter(({ name }) => upstairs || !UPSTAIRS.includes(name));
  const replaced = replacedBy(heavyGoods);
  return (
    <fieldset className={c('group')}>
      <legend>Getting it in</legend>
      <div className={c('two')}>
        <FormControl field={FLOOR} {...bind('floor')} />
        <FormControl field={DOOR} {...bind('door')} />
      </div>
      {replaced ? (
        <FormControl
          field={{
            ...OLD,
            help: `Only if it is wider than the new one, ${mm(replaced.width)}: it goes out by the same way.`,
          }}
          {...bind('old')}
        />
      ) : null}
      <AccessKept line={accessLine(typed, heavyGoods, route)} onChange={onAnswer} />
      <Fold
        title="More about the way in"
        kind="words"
        className={c('more')}
        open={MORE.some(({ name }) => bind(name).initial || told[name])}
      >
        {visible.map((field) => (
          <FormControl key={field.name} field={field} {...bind(field.name)} />
        ))}
      </Fold>
    </fieldset>
  );
}
