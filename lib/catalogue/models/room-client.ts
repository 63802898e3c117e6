import type { ProductModel } from '@/lib/catalogue/types';
import type { RoomViewer } from './room-links';

/** Returns the viewer with which this device shows a product in a room. */
export function roomViewer({ usdz }: ProductModel): RoomViewer {
  if (usdz && document.createElement('a').relList.supports('ar')) return 'quick-look';
  return /android/i.test(navigator.userAgent) ? 'scene-viewer' : 'none';
}
