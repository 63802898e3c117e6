import type { ProductModel } from '@/lib/catalogue/types';

/** Where somebody stands who asks to see a thing in their room: phones have viewers of their own, a desktop has none. */
export type RoomViewer = 'quick-look' | 'scene-viewer' | 'none';

/** At true size, which is the point of it: nobody may pull it smaller until it fits (Quick Look's own parameter). */
export const quickLookHref = (usdz: string): string => `${usdz}#allowsContentScaling=0`;

/**
 * Android's Scene Viewer as an intent (its documented form): the thing lies on the floor, cannot be resized, and a phone
 * without it goes on to `back`.
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
