import { wishes } from './data/sixteenth/wishes.ts';
import type { Questions } from './types.ts';

/** Descriptions and questions about the shop; written after the search was improved with the fifteenth set. */
export const sixteenth: Questions = wishes;
