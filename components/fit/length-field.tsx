import { useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { useUnread } from '@/components/ui/controls/unread';
import { type BareUnit, LARGEST_MM, readLength } from '@/lib/content/gap-rules';
import { mm } from '@/lib/i18n/length';

type Props = {
  id: string;
  label: string;
  /** In millimetres. */
  value: number | null;
  onChange: (length: number | null) => void;
  help?: string;
  /** Longest length accepted, in millimetres. */
  most?: number;
  /** Whether 0 is valid, as for the distance to an adjoining wall. */
  zero?: boolean;
  bare?: BareUnit;
  /** Whether it may be left empty, which gives null. */
  optional?: boolean;
};

/** Field for a length in millimetres. Converts centimetres and inches, and says what was understood. */
export function LengthField({
  id,
  label,
  value,
  onChange,
  help,
  most = LARGEST_MM,
  zero = false,
  bare = 'cm',
  optional = true,
}: Props) {
  const readTyped = (typed: string) =>
    zero && /^0+$/.test(typed.trim()) ? 0 : readLength(typed, most, bare);
  const [text, setText] = useState(() => {
    if (value === null) return '';
    // A small number without its unit would be read as centimetres.
    return readTyped(String(value)) === value ? String(value) : mm(value);
  });
  const [left, setLeft] = useState(false);
  const read = readTyped(text);
  const isLeftOut = optional && text.trim() === '';
  const isUnread = read === null && !isLeftOut;
  useUnread(isUnread);
  const isConverted = read !== null && String(read) !== text.trim() && mm(read) !== text.trim();
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="decimal"
      autoComplete="off"
      affix={{ text: /[^\d\s.,]/.test(text) ? '' : 'mm', at: 'end' }}
      error={left && isUnread ? `Type ${zero ? 0 : 1} to ${mm(most)}.` : null}
      help={isConverted ? `Read as ${mm(read)}.` : help}
      onChange={({ target }) => {
        setText(target.value);
        const length = readTyped(target.value);
        if (length !== null || target.value.trim() === '') onChange(length);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
