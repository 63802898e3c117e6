import { z } from 'zod';
import { isPlatformPath } from '@/lib/catalogue/paths';
import { emailAddress as email, line as oneLine, reCaptchaCheck } from '@/lib/forms/requests';

const line = (most: number) => oneLine(most).default('');

const text = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Use ${most.toLocaleString('en-GB')} characters or fewer`)
    .refine(
      (words) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(words),
      'Leave out characters that are not text',
    );

/** Fields of every form: one hidden from people, and the pass of the page's script. */
const check = { website: z.string().max(1_000).default(''), pass: z.string().max(200).default('') };

const product = {
  path: z.string().max(2_000).refine(isPlatformPath),
  sku: line(255),
  productId: z.coerce.number().int().positive(),
  productName: line(250),
};

/** Only e-mail and comments are required (specification §5). */
export const contactRequest = z.strictObject({
  email,
  comments: text(5_000, 'Enter your message'),
  fullName: line(254),
  orderNumber: line(50),
  companyName: line(254),
  phoneNumber: line(50),
  ...check,
  ...reCaptchaCheck,
});
export type ContactRequest = z.infer<typeof contactRequest>;

/** The trade enquiry (experience CON-5). */
export const tradeRequest = z.strictObject({
  email,
  company: line(254).pipe(z.string().min(1, 'Enter the name of your company')),
  name: line(254),
  phone: line(50),
  companyNumber: line(30),
  sector: z.enum(['', 'letting', 'building', 'kitchens', 'public', 'other']).default(''),
  postcode: line(10),
  models: z.string().trim().max(5_000, 'Use 5,000 characters or fewer').default(''),
  message: z.string().trim().max(5_000, 'Use 5,000 characters or fewer').default(''),
  ...check,
});
export type TradeRequest = z.infer<typeof tradeRequest>;

export const stockAlertRequest = z.strictObject({
  email,
  /** `on` when the box is ticked; it is not ticked at first. */
  mailingList: z.enum(['', 'on']).default(''),
  ...product,
  ...check,
});
export type StockAlertRequest = z.infer<typeof stockAlertRequest>;

/** In whole pounds; nobody waits for a price to the penny. */
export const priceAlertRequest = z.strictObject({
  email,
  pounds: z.coerce
    .number('Enter a price in pounds, such as 399')
    .int('Enter whole pounds')
    .min(1, 'Enter a price in pounds, such as 399')
    .max(100_000, 'Enter a lower price'),
  ...product,
  ...check,
});

export const newsletterRequest = z.strictObject({ email, ...check });

export const reviewRequest = z.strictObject({
  email,
  author: line(100).pipe(z.string().min(1, 'Enter the name to show under the review')),
  title: line(150).pipe(z.string().min(1, 'Say it in a few words')),
  text: text(5_000, 'Write your review'),
  rating: z.coerce.number('Choose a number of stars').int().min(1, 'Choose a number of stars').max(5),
  ...product,
  ...check,
  ...reCaptchaCheck,
});
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const questionRequest = z.strictObject({
  email,
  question: text(2_000, 'Write your question'),
  ...product,
  ...check,
  ...reCaptchaCheck,
});
export type QuestionRequest = z.infer<typeof questionRequest>;
