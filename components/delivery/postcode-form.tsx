'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/input';
import { announce } from '@/components/ui/feedback/live-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { formatPostcode, parsePostcode, postcodeFault } from '@/lib/delivery/postcode';
import { changeHome } from '@/lib/home/client';
import { usePostcode } from '@/lib/home/postcode-client';

/** Asks for a postcode, in any spelling, and stores it on the device. */
export function PostcodeForm({
  id,
  label = 'Your postcode',
  help,
  onSaved,
}: {
  id: string;
  label?: string;
  help?: string;
  onSaved?: () => void;
}) {
  const early = useEarlyPress<HTMLFormElement>();
  const saved = usePostcode();
  const [error, setError] = useState<string | null>(null);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('postcode') ?? '');
    const postcode = parsePostcode(typed);
    if (!postcode) {
      setError(postcodeFault(typed));
      return;
    }
    setError(null);
    const written = formatPostcode(postcode);
    changeHome({ postcode: written });
    announce(`Dates are now for ${written}`);
    onSaved?.();
  };

  return (
    <form {...early} onSubmit={save} noValidate>
      <TextField
        key={saved}
        id={id}
        name="postcode"
        label={label}
        help={help}
        error={error}
        numeric
        defaultValue={saved ?? ''}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        beside={
          <Button type="submit" kind="second">
            {saved ? 'Change' : 'Show dates'}
          </Button>
        }
      />
    </form>
  );
}
