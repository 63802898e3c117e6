import { useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { useUnread } from '@/components/ui/controls/unread';

type Props = {
  id: string;
  label: string;
  value: number | null;
  most: number;
  unit?: string;
  /** Whether it may be left empty, which gives null. */
  optional: boolean;
  onChange: (value: number | null) => void;
};

/** Field for a whole number, such as flights or kilograms; reports it as soon as it is valid. */
export function CountField({ id, label, value, most, unit, optional, onChange }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const isLeftOut = (typed: string) => optional && typed.trim() === '';
  const isUnread = readCount(text, most) === null && !isLeftOut(text);
  useUnread(isUnread);
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="numeric"
      autoComplete="off"
      {...(unit && { affix: { text: unit, at: 'end' as const } })}
      error={isUnread ? `Type a whole number from 1 to ${most}.` : null}
      onChange={({ target }) => {
        setText(target.value);
        const count = readCount(target.value, most);
        if (count || isLeftOut(target.value)) onChange(count);
      }}
    />
  );
}

/** Returns the whole number from 1 to `most`; null for any other text. */
function readCount(text: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
