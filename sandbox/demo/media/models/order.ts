import type { Look } from '../looks/look.ts';

/** Forms in which a thing is modelled: glTF for browsers and Android, USDZ for Apple's Quick Look. */
export const MODEL_FORMS = ['glb', 'usdz'] as const;
export type ModelForm = (typeof MODEL_FORMS)[number];

/** What the photo studio is asked to build, and where it puts it. `size` is over all, doors closed, in mm. */
export type ModelOrder = {
  id: number;
  look: Look;
  size: { width: number; height: number; depth: number };
  form: ModelForm;
  file: string;
};

/** Its answer: `why` it failed, if it did. */
export type ModelMade = { id: number; why?: string };
