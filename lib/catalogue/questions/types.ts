import type { Day } from '@/lib/dates/rules';

/** A question about a product with the shop's answer. The name of whoever asked is not stored. */
export type Answered = { id: string; question: string; answer: string; answeredOn: Day };
