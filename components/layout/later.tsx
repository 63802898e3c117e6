'use client';

import { later } from '@/components/parts/later';

const woken = () => import('./woken');

export const BannerLineLater = later(async () => (await woken()).BannerLine);
export const ConsentBannerLater = later(async () => (await woken()).ConsentBanner);
export const HeaderActionsLater = later(async () => (await woken()).HeaderActions);
export const MenuIntentLater = later(async () => (await woken()).MenuIntent);
export const PostcodeControlLater = later(async () => (await woken()).PostcodeControl);
