import { useState } from 'react';
import { TextField } from '@/components/ui/input';

type Props = {
  id: string;
  label: string;
  value: number;
  most: number;
  unit?: string;
  onChange: (value: number) => void;
};

/** A whole number, such as flights or kilograms; it counts as soon as it can be read. */
export function CountField({ id, label, value, most, unit, onChange }: Props) {
  const [text, setText] = useState(String(value));
  const read = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  const wrong = read < 1 || read > most;
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="numeric"
      autoComplete="off"
      {...(unit && { affix: { text: unit, at: 'end' as const } })}
      error={wrong ? `Type a whole number up to ${most}.` : null}
      onChange={({ target }) => {
        setText(target.value);
        const next = Number(target.value);
        if (Number.isInteger(next) && next >= 1 && next <= most) onChange(next);
      }}
    />
  );
}
