import type { Bound } from '@/components/forms/form-control';

/** Ties a control of the form to its name. */
export type Bind = (name: string) => Bound;
