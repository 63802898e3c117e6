import { mm } from '@/lib/i18n/length';
import type { Extent } from './place';

/** Step of placing a product in a room with the camera. */
export type RoomPhase = 'coming' | 'looking' | 'found' | 'stands' | 'lost';

/** Returns what to do next, or what is shown. `extent` is known once the model has loaded. */
export function phaseWords(phase: RoomPhase, extent: Extent | null): string {
  switch (phase) {
    case 'coming':
      return 'Loading the model.';
    case 'looking':
      return 'Point the phone at the floor and move it slowly.';
    case 'found':
      return 'Tap the screen to place it on the marked spot.';
    case 'stands':
      return extent
        ? `True size: ${mm(extent.width)} wide, ${mm(extent.height)} high and ${mm(extent.depth)} deep.`
        : 'True size.';
    case 'lost':
      return 'The camera has lost the floor. Move the phone slowly.';
  }
}

const REFUSED: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera was not allowed. Allow it for this page in the browser’s settings, and try again.',
  SecurityError: 'This browser does not allow the camera on this page.',
  NotSupportedError: 'This device’s camera cannot detect the floor.',
  InvalidStateError: 'The camera is in use by another page. Close that, and try again.',
};

/** Returns why the camera did not open, by the name of the error (WebXR, `requestSession`). */
export const refusalWords = (name: string): string =>
  REFUSED[name] ?? 'The camera did not open. Try again in a moment.';

export const MODEL_LOST = 'The model did not load. Check your connection and try again.';
export const ROOM_ENDED = 'The camera was closed. Open it again to go on.';
