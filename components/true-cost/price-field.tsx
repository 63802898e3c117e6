import { useState } from 'react';
import { TextField } from '@/components/ui/input';
import { readFigure } from '@/lib/home/figures';

type Props = {
  id: string;
  label: string;
  value: number | null;
  most: number;
  placeholder?: string;
  /** Null: nothing stands there any more. */
  onChange: (value: number | null) => void;
  onDone: () => void;
};

/** A price as people type it; it counts as soon as it can be read. */
export function PriceField({ id, label, value, most, placeholder, onChange, onDone }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [left, setLeft] = useState(false);
  const wrong = left && readFigure(text, most) === undefined;
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      error={wrong ? `Type a price up to ${most}, such as 26.11` : null}
      onChange={({ target }) => {
        setText(target.value);
        const read = readFigure(target.value, most);
        if (read !== undefined) onChange(read);
      }}
      onBlur={() => {
        setLeft(true);
        onDone();
      }}
    />
  );
}
