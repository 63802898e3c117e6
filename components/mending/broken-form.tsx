import { Button } from '@/components/ui/controls/button';
import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { TextField } from '@/components/ui/controls/input';
import { classes } from '@/components/ui/classes';
import { FillFromHome } from '@/components/choosing/fill-from-home';
import { Fold } from '@/components/ui/fold';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { slugify } from '@/lib/catalogue/slug';
import { HOLE_SIDES, holeFor } from '@/lib/fit/gap-words';
import { AGES, type Broken, machineSlug } from '@/lib/mending/ask';
import { href } from '@/lib/routing/href';
import css from './mending.module.css';

const c = classes(css);

const SIDES = ['width', 'height', 'depth'] as const;

/** Asks what the appliance does, how old it is and where it stands, as a plain form. Every answer is optional. */
export function BrokenForm({
  broken,
  kinds,
  kind,
}: {
  broken: Broken;
  kinds: readonly Kind[];
  kind: Kind | null;
}) {
  const { machine, symptom, age, isSaid, label, measured, people, postcode } = broken;
  const labels = HOLE_SIDES[kind ? holeFor(kind) : 'gap'];
  return (
    <form className={c('form')} action={href('/it-broke')} method="get">
      <input type="hidden" name="what" value={machineSlug(machine)} />
      <div className={c('questions')}>
        <ChoiceGroup legend="What is wrong with it?">
          {machine.symptoms.map(({ name, says }) => (
            <Choice
              key={name}
              name="does"
              value={name}
              label={says}
              defaultChecked={symptom?.name === name}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend="How old is it?">
          {AGES.map(([value, words]) => (
            <Choice
              key={value}
              name="age"
              value={value}
              label={words}
              defaultChecked={isSaid && (age === null ? 'unknown' : String(age)) === value}
            />
          ))}
        </ChoiceGroup>
        <div className={c('home')}>
          {kinds.length > 1 ? (
            <ChoiceGroup legend="Which kind is it?">
              {kinds.map((each) => (
                <Choice
                  key={each}
                  name="kind"
                  value={slugify(each)}
                  label={each}
                  defaultChecked={each === kind}
                />
              ))}
            </ChoiceGroup>
          ) : null}
          <TextField
            id="broke-label"
            name="label"
            label="Its model number or size"
            help="From the label inside the door or on the back, or measured: 598 × 845 × 545 mm"
            defaultValue={label}
            spellCheck={false}
            autoComplete="off"
          />
          <Fold
            kind="words"
            title="Or measure its space"
            open={Object.values(measured).some((side) => side !== null)}
          >
            <p className={`t-small ${c('how')}`}>
              Measure each side of the space at two or three points, once the old one is out of it, and go by
              the smallest. Leave out any side that is open.
            </p>
            <div className={c('sides')}>
              {SIDES.map((side, at) => (
                <TextField
                  key={side}
                  id={`broke-${side}`}
                  name={side}
                  label={labels[at] ?? ''}
                  numeric
                  inputMode="decimal"
                  affix={{ text: 'mm', at: 'end' }}
                  defaultValue={measured[side] ?? ''}
                />
              ))}
            </div>
          </Fold>
          {symptom || !kind ? null : <FillFromHome kind={kind} prefix="broke" />}
          <TextField
            id="broke-people"
            name="people"
            label="How many people live in your home?"
            numeric
            inputMode="numeric"
            maxLength={2}
            defaultValue={people ?? ''}
          />
          <TextField
            id="broke-postcode"
            name="postcode"
            label="Postcode"
            help="For the days on which we can come"
            numeric
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            defaultValue={postcode ?? ''}
          />
        </div>
      </div>
      <p>
        <Button type="submit" size="tall">
          Repair or replace?
        </Button>
      </p>
    </form>
  );
}
