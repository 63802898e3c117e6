'use client';

import { later } from '@/components/parts/later';

export const BannerLineLater = later(async () => (await import('./header/banner-line')).BannerLine);
export const MenuIntentLater = later(async () => (await import('./menu/menu-intent')).MenuIntent);
export const PostcodeControlLater = later(
  async () => (await import('./header/postcode-control')).PostcodeControl,
);
