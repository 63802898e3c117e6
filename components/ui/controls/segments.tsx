import { useId } from 'react';
import { classes } from '@/components/ui/classes';
import css from './segments.module.css';
import tilesCss from './tiles.module.css';

const c = classes({ ...tilesCss, ...css });

type Props<T extends string> = {
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
};

/** Choice between two to four short options, all visible. */
export function Segments<T extends string>({ legend, options, value, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={c('group')}>
      <legend>{legend}</legend>
      <div className={c('tiles', 'row')}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
