import { LOCALES } from '@/lib/i18n/locale-rules';
import { LocaleSelect } from './locale-select';

/** A choice of languages, where there is one. */
export const LocaleSwitch = () => (LOCALES.length > 1 ? <LocaleSelect locales={LOCALES} /> : null);
