import type { ProductModel } from '@/lib/catalogue/types';

/** Viewer that shows a product in a room: phones have their own, desktops have none. */
export type RoomViewer = 'quick-look' | 'scene-viewer' | 'none';

/**
 * Returns the address for Quick Look, at true size: its parameter prevents shoppers from scaling the product until it
 * fits.
 */
export const quickLookHref = (usdz: string): string => `${usdz}#allowsContentScaling=0`;

/**
 * Returns the intent for Android's Scene Viewer (in its documented form). The product stands on the floor and cannot be
 * resized. Phones without it open `back`.
 */
export function sceneViewerHref({ glb }: ProductModel, title: string, back: string): string {
  const asked = new URLSearchParams({
    file: glb,
    mode: 'ar_preferred',
    resizable: 'false',
    title,
    link: back,
  });
  const fields = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(back)}`,
  ];
  return `intent://arvr.google.com/scene-viewer/1.2?${asked}#Intent;${fields.join(';')};end;`;
}
