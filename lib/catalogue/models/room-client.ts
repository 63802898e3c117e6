import type { ProductModel } from '@/lib/catalogue/types';
import type { RoomViewer } from './room-links';

/** What this device shows a thing in a room with. */
export function roomViewer({ usdz }: ProductModel): RoomViewer {
  if (usdz && document.createElement('a').relList.supports('ar')) return 'quick-look';
  return /android/i.test(navigator.userAgent) ? 'scene-viewer' : 'none';
}
