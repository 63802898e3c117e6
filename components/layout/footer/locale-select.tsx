'use client';

import { Select } from '@/components/ui/controls/select';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { switchLocale } from '@/lib/i18n/client';
import type { Locale } from '@/lib/routing/locales';

const names = new Intl.DisplayNames(['en-GB'], { type: 'language' });

/** Select for the shop's languages; a choice loads the page in that language. */
export function LocaleSelect({ locales }: { locales: readonly Locale[] }) {
  const early = useEarlyPress<HTMLSelectElement>();
  const go = (value: string) => {
    const chosen = locales.find((locale) => locale === value);
    if (chosen) switchLocale(chosen);
  };
  return (
    <Select
      {...early}
      aria-label="Language"
      defaultValue={locales[0]}
      onChange={(event) => go(event.target.value)}
    >
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {names.of(locale)}
        </option>
      ))}
    </Select>
  );
}
