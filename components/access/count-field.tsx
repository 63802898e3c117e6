import { useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { useUnread } from '@/components/ui/controls/unread';

type Props = {
  id: string;
  label: string;
  value: number | null;
  most: number;
  unit?: string;
  /** It may be left empty, which is null. */
  optional: boolean;
  onChange: (value: number | null) => void;
};

/** A whole number, such as flights or kilograms; it counts as soon as it can be read. */
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

/** From 1; null for what is no such number. */
function readCount(text: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}
