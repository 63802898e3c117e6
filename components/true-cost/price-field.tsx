import { useState } from 'react';
import { TextField } from '@/components/ui/controls/input';
import { useUnread } from '@/components/ui/controls/unread';
import { barePrice, RATE_FIELDS, type RateName, readPence, saidBack } from '@/lib/home/rate-fields';

type Props = {
  id: string;
  label: string;
  name: RateName;
  /** In pence. */
  value: number | null;
  placeholder?: string;
  /** Null when the field is emptied. */
  onChange: (pence: number | null) => void;
  onDone: () => void;
};

/** Field for a price; reports it as soon as it is valid. Converts pounds and says what was understood. */
export function PriceField({ id, label, name, value, placeholder, onChange, onDone }: Props) {
  const field = RATE_FIELDS[name];
  const [text, setText] = useState(value === null ? '' : barePrice(value, field));
  const [left, setLeft] = useState(false);
  const isUnread = readPence(text, field) === undefined;
  useUnread(isUnread);
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      numeric
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      error={left && isUnread ? field.words : null}
      help={saidBack(text, field)}
      onChange={({ target }) => {
        setText(target.value);
        const pence = readPence(target.value, field);
        if (pence !== undefined) onChange(pence);
      }}
      onBlur={() => {
        setLeft(true);
        onDone();
      }}
    />
  );
}
