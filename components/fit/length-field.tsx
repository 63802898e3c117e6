import { useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { useUnread } from '@/components/ui/controls/unread';
import { type BareUnit, LARGEST_MM, readLength } from '@/lib/content/gap-rules';
import { mm } from '@/lib/i18n/length';

type Props = {
  id: string;
  label: string;
  /** Millimetres. */
  value: number | null;
  onChange: (length: number | null) => void;
  help?: string;
  /** The longest that is believed. */
  most?: number;
  bare?: BareUnit;
  /** It may be left empty, which is null. */
  optional?: boolean;
};

/** A length in millimetres; centimetres and inches are understood and said back. */
export function LengthField({
  id,
  label,
  value,
  onChange,
  help,
  most = LARGEST_MM,
  bare = 'cm',
  optional = true,
}: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [left, setLeft] = useState(false);
  const read = readLength(text, most, bare);
  const isLeftOut = optional && text.trim() === '';
  const isUnread = read === null && !isLeftOut;
  useUnread(isUnread);
  const isConverted = read !== null && String(read) !== text.trim();
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="decimal"
      autoComplete="off"
      affix={{ text: 'mm', at: 'end' }}
      error={left && isUnread ? `Type 1 to ${mm(most)}.` : null}
      help={isConverted ? `Read as ${mm(read)}.` : help}
      onChange={({ target }) => {
        setText(target.value);
        const length = readLength(target.value, most, bare);
        if (length !== null || target.value.trim() === '') onChange(length);
      }}
      onBlur={() => setLeft(true)}
    />
  );
}
