import { useId } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/segments';
import type { RoutePart, Stairs } from '@/lib/access/types';
import css from './access.module.css';

const c = classes(css);

const SHAPES: readonly { value: Stairs['shape']; label: string }[] = [
  { value: 'straight', label: 'Straight' },
  { value: 'landing', label: 'Landing' },
  { value: 'winders', label: 'Winding' },
];

type Field = { label: string; value: number | null; put: (mm: number) => RoutePart };

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
      ];
    case 'lift':
      return [
        {
          label: 'Door width',
          value: part.door.width,
          put: (width) => ({ ...part, door: { ...part.door, width } }),
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
      ];
    default:
      return part satisfies never;
  }
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
        {fieldsOf(part).map(({ label, value, put }) => (
          <LengthField
            key={label}
            id={`${id}-${label}`}
            label={label}
            value={value}
            onChange={(mm) => mm !== null && onChange(put(mm))}
          />
        ))}
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
