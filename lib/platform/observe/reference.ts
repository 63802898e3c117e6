/** Stands in the prepared pages of statuses where the front writes the request's id, by which our records find it. */
export const REFERENCE = '00000000-0000-0000-0000-000000000000';
