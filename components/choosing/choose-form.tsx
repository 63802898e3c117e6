import { Button } from '@/components/ui/controls/button';
import { Choice, ChoiceGroup } from '@/components/ui/controls/choice';
import { TextField } from '@/components/ui/controls/input';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { slugify } from '@/lib/catalogue/slug';
import { type Ask, isAnswered } from '@/lib/choosing/ask';
import { wishesFor } from '@/lib/choosing/wishes';
import { HOLE_SIDES, holeFor } from '@/lib/fit/gap-words';
import { href } from '@/lib/routing/href';
import { PEOPLE, WHY } from './answers';
import css from './choosing.module.css';
import { FillFromHome } from './fill-from-home';
import { Tick } from './tick';

const c = classes(css);

/** Asks what happened, about the home and what matters, as a plain form. Every answer is optional. */
export function ChooseForm({ ask, kinds, kind }: { ask: Ask; kinds: readonly Kind[]; kind: Kind }) {
  return (
    <form className={c('form')} action={href('/choose')} method="get">
      <input type="hidden" name="in" value={ask.list} />
      {ask.of === '' ? null : <input type="hidden" name="of" value={ask.of} />}
      <div className={c('questions')}>
        <ChoiceGroup legend="1. What happened?">
          {Object.entries(WHY).map(([value, label]) => (
            <Choice key={value} name="why" value={value} label={label} defaultChecked={ask.why === value} />
          ))}
        </ChoiceGroup>
        <Home ask={ask} kinds={kinds} kind={kind} />
        <fieldset className={c('matters')}>
          <legend>3. What matters?</legend>
          <div className={c('row')}>
            {wishesFor(kind).map(({ name, ask: label }) => (
              <Tick
                key={name}
                type="checkbox"
                name="want"
                value={name}
                label={label}
                defaultChecked={ask.wants.includes(name)}
              />
            ))}
          </div>
          <TextField
            id="choose-most"
            name="most"
            label="Most you want to pay"
            numeric
            inputMode="numeric"
            affix={{ text: '£', at: 'start' }}
            defaultValue={ask.most === null ? '' : ask.most / 100}
          />
        </fieldset>
      </div>
      <p className={c('foot')}>
        <Button type="submit" size="tall">
          Show my three
        </Button>
        <span className="t-small t-quiet">Leave blank anything you do not know.</span>
      </p>
    </form>
  );
}

function Home({ ask, kinds, kind }: { ask: Ask; kinds: readonly Kind[]; kind: Kind }) {
  const people = ask.people === null ? null : Math.min(PEOPLE.length, ask.people);
  return (
    <fieldset className={c('home')}>
      <legend>2. Your home</legend>
      {kinds.length > 1 ? (
        <div className={c('row')} role="radiogroup" aria-label="Which kind">
          {kinds.map((each) => (
            <Tick
              key={each}
              type="radio"
              name="kind"
              value={slugify(each)}
              label={each}
              defaultChecked={each === kind}
            />
          ))}
        </div>
      ) : null}
      <div className={c('row')} role="radiogroup" aria-label="How many people">
        <span className={c('asks')}>How many people?</span>
        {PEOPLE.map(([value, label]) => (
          <Tick
            key={value}
            type="radio"
            name="people"
            value={value}
            label={label}
            defaultChecked={people === value}
          />
        ))}
      </div>
      {kind === 'Tumble dryer' ? (
        <Tick
          type="checkbox"
          name="vent"
          value="yes"
          label="There is a hole in the wall for a hose"
          defaultChecked={ask.hasVent}
        />
      ) : null}
      <Measures ask={ask} kind={kind} />
    </fieldset>
  );
}

const LENGTHS = ['width', 'height', 'depth', 'door'] as const;

/** Returns the labels of the sides and the door; an oven or a hob is measured by its housing or cut-out. */
function labelsOf(kind: Kind): readonly string[] {
  const hole = holeFor(kind);
  const sides =
    hole === 'gap' ? ['Width of the gap', 'Height of the gap', 'Depth of the gap'] : HOLE_SIDES[hole];
  return [...sides, 'Narrowest door'];
}

function Measures({ ask, kind }: { ask: Ask; kind: Kind }) {
  const isMeasured = traitsOf(kind).gap !== null;
  const labels = labelsOf(kind);
  const isOpen = ask.postcode !== null || LENGTHS.some((name) => ask[name] !== null);
  return (
    <Fold
      kind="words"
      title={isMeasured ? `The ${holeFor(kind)}, the way in and your postcode` : 'Your postcode'}
      open={isOpen}
    >
      {isAnswered(ask) ? null : <FillFromHome kind={kind} prefix="choose" />}
      <div className={c('sides')}>
        {(isMeasured ? LENGTHS : []).map((name, at) => (
          <TextField
            key={name}
            id={`choose-${name}`}
            name={name}
            label={labels[at] ?? ''}
            numeric
            inputMode="decimal"
            affix={{ text: 'mm', at: 'end' }}
            defaultValue={ask[name] ?? ''}
          />
        ))}
        <TextField
          id="choose-postcode"
          name="postcode"
          label="Postcode"
          numeric
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          defaultValue={ask.postcode ?? ''}
        />
      </div>
    </Fold>
  );
}
