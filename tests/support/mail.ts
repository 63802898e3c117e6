import type { SiteSettings } from '@/lib/content/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { settings as seeded } from '../../sandbox/demo/content/data/settings.ts';

/** The demo shop, as passed to e-mail templates. */
export const SHOP = {
  settings: seeded[0]?.fields as unknown as SiteSettings,
  policy: BUILT_IN,
  origin: 'https://shop.example',
};
