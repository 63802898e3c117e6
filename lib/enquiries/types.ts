import type { RE_CAPTCHA_FIELD } from '@/lib/forms/re-captcha';
import type {
  ContactRequest,
  QuestionRequest,
  ReviewRequest,
  StockAlertRequest,
  TradeRequest,
} from './requests';

type Check = 'website' | 'pass' | typeof RE_CAPTCHA_FIELD;

/** What visitors write to the shop, as it waits in the outbox. */
export type Enquiry =
  | { kind: 'contact'; fields: Omit<ContactRequest, Check>; reference: string }
  | { kind: 'question'; fields: Omit<QuestionRequest, Check>; reference: string }
  | { kind: 'trade'; fields: Omit<TradeRequest, Check>; reference: string }
  | { kind: 'stock'; fields: Omit<StockAlertRequest, Check>; reference: string }
  | { kind: 'review'; fields: Omit<ReviewRequest, Check>; reference: string }
  | { kind: 'newsletter'; fields: { email: string }; reference: string };
