import { useId } from 'react';
import { LengthField } from '@/components/fit/length-field';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/controls/segments';
import type { RoutePart, Stairs } from '@/lib/access/types';
import css from './access.module.css';
import { CountField } from './count-field';
import { fieldsOf } from './part-measures';

const c = classes(css);

const SHAPES: readonly { value: Stairs['shape']; label: string }[] = [
  { value: 'straight', label: 'Straight' },
  { value: 'landing', label: 'Landing' },
  { value: 'winders', label: 'Winding' },
];

type Props = {
  part: RoutePart;
  onChange: (part: RoutePart) => void;
  onRemove: () => void;
};

/** Fields for the measurements of one part of the way in. */
export function PartFields({ part, onChange, onRemove }: Props) {
  const id = useId();
  return (
    <fieldset className={c('part')}>
      <legend className={c('partName')}>{part.name}</legend>
      <div className={c('fields')}>
        {fieldsOf(part).map(({ label, value, put, clear, count }, at) => {
          const field = {
            id: `${id}-${at}`,
            optional: clear !== undefined,
            label,
            value,
            onChange: (next: number | null) => {
              if (next !== null) onChange(put(next));
              else if (clear) onChange(clear());
            },
          };
          return count ? (
            <CountField key={label} {...field} {...count} />
          ) : (
            <LengthField key={label} {...field} />
          );
        })}
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
