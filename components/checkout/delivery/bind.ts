import type { Bound } from '@/components/forms/form-control';

/** Returns the props that bind a control of the form to its name. */
export type Bind = (name: string) => Bound;
