import { useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { DOOR_HEIGHT_MM } from '@/lib/access/parts';
import { MOST_PARTS, STAIR_PITCH } from '@/lib/access/read-part';
import type { RoutePart } from '@/lib/access/types';
import css from './access.module.css';
import { PartFields } from './part-fields';

const c = classes(css);

/** The parts that can be added, each with usual measurements to start from. */
const NEW_PARTS: readonly { label: string; part: RoutePart }[] = [
  { label: 'Add steps', part: { kind: 'steps', name: 'doorstep', count: 1 } },
  { label: 'Add a door', part: { kind: 'doorway', name: 'door', width: 710, height: DOOR_HEIGHT_MM } },
  { label: 'Add a corner', part: { kind: 'corner', name: 'corner', a: 900, b: 900 } },
  {
    label: 'Add stairs',
    part: {
      kind: 'stairs',
      name: 'stairs',
      shape: 'straight',
      width: 860,
      headroom: 2000,
      flights: 1,
      steps: null,
      pitch: STAIR_PITCH,
      landing: null,
    },
  },
  {
    label: 'Add a lift',
    part: {
      kind: 'lift',
      name: 'lift',
      door: { width: 800, height: 2000 },
      inside: { width: 1100, depth: 1400, height: 2100 },
      load: 630,
    },
  },
];

/** Returns a name such as `door 2`, unique among the parts, which is shown and used as the key. */
function freeName(name: string, parts: readonly RoutePart[]): string {
  let number = 1;
  while (parts.some((part) => part.name === `${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

type Props = { parts: readonly RoutePart[]; onChange: (parts: RoutePart[]) => void };

/** Describes the way in part by part, in the order in which it is walked. */
export function RouteParts({ parts, onChange }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const toTitle = () => fold.current?.querySelector('summary')?.focus();
  const add = (part: RoutePart) => {
    onChange([...parts, { ...part, name: freeName(part.name, parts) }]);
    if (parts.length + 1 === MOST_PARTS) toTitle();
  };
  const remove = (at: number) => {
    onChange(parts.toSpliced(at, 1));
    // The pressed button is removed with its part, so the focus moves to the title.
    toTitle();
  };
  return (
    <Fold title="Describe the whole way, part by part" open={parts.length > 0} ref={fold}>
      <p className={c('intro', 't-small', 't-second')}>
        List the parts in the order you walk them. Steps are single steps and door sills, outside and in;
        count a flight as stairs.
      </p>
      <ol className={c('parts')}>
        {parts.map((part, at) => (
          <li key={part.name}>
            <PartFields
              part={part}
              onChange={(next) => onChange(parts.with(at, next))}
              onRemove={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {parts.length < MOST_PARTS ? (
        <div className={c('adds')}>
          {NEW_PARTS.map(({ label, part }) => (
            <Button key={label} kind="quiet" size="small" onClick={() => add(part)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="t-small t-second">
          {MOST_PARTS} parts are the most we can keep: leave out the wide ones.
        </p>
      )}
    </Fold>
  );
}
