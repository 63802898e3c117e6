'use client';

import { later } from '@/components/parts/later';

export const BannerLineLater = later(async () => (await import('./header/banner-line')).BannerLine);
/** Works by itself from the first byte; sent as what it says, not as every element of it a second time. */
export const DepartmentNavLater = later(async () => (await import('./menu/department-nav')).DepartmentNav);
export const PostcodeControlLater = later(
  async () => (await import('./header/postcode-control')).PostcodeControl,
);
