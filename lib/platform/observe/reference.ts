/** Placeholder in the prepared error pages for the request id, by which the log can be searched. */
export const REFERENCE = '00000000-0000-0000-0000-000000000000';
