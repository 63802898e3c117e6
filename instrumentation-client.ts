import { rememberLocale } from '@/lib/i18n/client';

rememberLocale();
