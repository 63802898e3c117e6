import { readReference } from './rules';

/** The reference of what was just sent, as this page's address carries it. */
export const sentReference = (): string | null => readReference(location.search);
