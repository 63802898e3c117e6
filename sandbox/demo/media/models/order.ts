import type { Look } from '../looks/look.ts';

/** Formats of 3D models: glTF for browsers and Android, USDZ for Apple's Quick Look. */
export const MODEL_FORMS = ['glb', 'usdz'] as const;
export type ModelForm = (typeof MODEL_FORMS)[number];

/**
 * An order for the studio: what to build and the file to write. `size` is overall, with doors closed, in millimetres.
 */
export type ModelOrder = {
  id: number;
  look: Look;
  size: { width: number; height: number; depth: number };
  form: ModelForm;
  file: string;
};

/** The studio's answer; `why` is the reason for a failure. */
export type ModelMade = { id: number; why?: string };
