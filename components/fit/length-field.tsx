import { useState } from 'react';
import { TextField } from '@/components/ui/input';
import { readLength } from '@/lib/content/gap-rules';

type Props = {
  id: string;
  label: string;
  /** Millimetres. */
  value: number | null;
  onChange: (mm: number | null) => void;
  help?: string;
  /** The longest that is believed. */
  most?: number;
};

/** A length in millimetres; centimetres are understood and said back. */
export function LengthField({ id, label, value, onChange, help, most }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [left, setLeft] = useState(false);
  const read = readLength(text, most);
  const wrong = left && text.trim() !== '' && read === null;
  const asCentimetres = read !== null && String(read) !== text.trim();
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="decimal"
      autoComplete="off"
      affix={{ text: 'mm', at: 'end' }}
      error={wrong ? 'Type a length such as 620 or 62 cm.' : null}
      help={asCentimetres ? `Read as ${read} mm.` : help}
      onChange={({ target }) => {
        setText(target.value);
        const mm = readLength(target.value, most);
        if (mm !== null || target.value.trim() === '') onChange(mm);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
