import { rememberLocale } from '@/lib/i18n/client';
import { guardScripts } from '@/lib/security/client';

guardScripts();
rememberLocale();
