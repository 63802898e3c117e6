import { useId } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/segments';
import type { RoutePart, Stairs } from '@/lib/access/types';
import css from './access.module.css';
import { CountField } from './count-field';

const c = classes(css);

const MOST_FLIGHTS = 20;
const MOST_KG = 9_999;

const SHAPES: readonly { value: Stairs['shape']; label: string }[] = [
  { value: 'straight', label: 'Straight' },
  { value: 'landing', label: 'Landing' },
  { value: 'winders', label: 'Winding' },
];

type Field = {
  label: string;
  value: number | null;
  put: (value: number) => RoutePart;
  /** No length but a whole number, and the largest that is believed. */
  count?: { most: number; unit?: string };
};

/** The measures of a part and the part with one of them changed. */
function fieldsOf(part: RoutePart): Field[] {
  switch (part.kind) {
    case 'doorway':
      return [
        { label: 'Clear width', value: part.width, put: (width) => ({ ...part, width }) },
        { label: 'Height', value: part.height, put: (height) => ({ ...part, height }) },
      ];
    case 'corner':
      return [
        { label: 'Corridor before it', value: part.a, put: (a) => ({ ...part, a }) },
        { label: 'Corridor after it', value: part.b, put: (b) => ({ ...part, b }) },
      ];
    case 'stairs':
      return [
        { label: 'Width', value: part.width, put: (width) => ({ ...part, width }) },
        { label: 'Headroom', value: part.headroom, put: (headroom) => ({ ...part, headroom }) },
        {
          label: 'Flights',
          value: part.flights,
          put: (flights) => ({ ...part, flights }),
          count: { most: MOST_FLIGHTS },
        },
        ...landingFields(part),
      ];
    case 'lift':
      return [
        {
          label: 'Door width',
          value: part.door.width,
          put: (width) => ({ ...part, door: { ...part.door, width } }),
        },
        {
          label: 'Door height',
          value: part.door.height,
          put: (height) => ({ ...part, door: { ...part.door, height } }),
        },
        {
          label: 'Inside width',
          value: part.inside.width,
          put: (width) => ({ ...part, inside: { ...part.inside, width } }),
        },
        {
          label: 'Inside depth',
          value: part.inside.depth,
          put: (depth) => ({ ...part, inside: { ...part.inside, depth } }),
        },
        {
          label: 'Inside height',
          value: part.inside.height,
          put: (height) => ({ ...part, inside: { ...part.inside, height } }),
        },
        {
          label: 'May carry',
          value: part.load,
          put: (load) => ({ ...part, load }),
          count: { most: MOST_KG, unit: 'kg' },
        },
      ];
    default:
      return part satisfies never;
  }
}

/** How deep a landing is where one arrives and where one goes on; nothing without one. */
function landingFields({ landing, ...part }: Extract<RoutePart, { kind: 'stairs' }>): Field[] {
  if (!landing) return [];
  return [
    { label: 'Landing, arriving', value: landing.a, put: (a) => ({ ...part, landing: { ...landing, a } }) },
    { label: 'Landing, leaving', value: landing.b, put: (b) => ({ ...part, landing: { ...landing, b } }) },
  ];
}

type Props = {
  part: RoutePart;
  onChange: (part: RoutePart) => void;
  onRemove: () => void;
};

/** One part of the way, measured. */
export function PartFields({ part, onChange, onRemove }: Props) {
  const id = useId();
  return (
    <fieldset className={c('part')}>
      <legend className={c('partName')}>{part.name}</legend>
      <div className={c('fields')}>
        {fieldsOf(part).map(({ label, value, put, count }, at) =>
          count ? (
            <CountField
              key={label}
              id={`${id}-${at}`}
              label={label}
              value={value ?? 1}
              {...count}
              onChange={(next) => onChange(put(next))}
            />
          ) : (
            <LengthField
              key={label}
              id={`${id}-${at}`}
              label={label}
              value={value}
              onChange={(mm) => mm !== null && onChange(put(mm))}
            />
          ),
        )}
      </div>
      {part.kind === 'stairs' ? (
        <Segments
          legend="Shape"
          options={SHAPES}
          value={part.shape}
          onChoose={(shape) =>
            onChange({
              ...part,
              shape,
              landing: shape === 'landing' ? { a: part.width, b: part.width } : null,
            })
          }
        />
      ) : null}
      <TextButton onClick={onRemove}>
        Remove<span className="vh">: {part.name}</span>
      </TextButton>
    </fieldset>
  );
}
