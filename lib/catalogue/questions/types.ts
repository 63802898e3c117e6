import type { Day } from '@/lib/dates/rules';

/** A question about a product with the shop's answer. Who asked is nobody's business. */
export type Answered = { id: string; question: string; answer: string; answeredOn: Day };
