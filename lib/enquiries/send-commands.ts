import 'server-only';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { isReCaptchaRefusal, reCaptchaOf } from '@/lib/forms/re-captcha';
import { commerceMutation, commerceQuery } from '@/lib/platform/upstreams/commerce';
import { config } from '@/lib/platform/config';
import { fail, ok, type Result } from '@/lib/platform/result';
import { submitForm } from '@/lib/platform/upstreams/submissions';
import { href } from '@/lib/routing/href';
import { AddProductReview, ContactPageQuery, SubmitContactUs, SubscribeToNewsletter } from './documents';
import { PROMISES } from './promises';
import type { Enquiry } from './types';

/** Codes of refusals that a retry cannot fix: for the enquiry's content, and for its reCAPTCHA token. */
export const WORDS_REFUSED = 'WORDS_REFUSED';
export const TOKEN_REFUSED = 'TOKEN_REFUSED';

/**
 * Sends an enquiry to the service that takes it.
 * @param token of reCAPTCHA; empty where the store does not use it, or the token has expired
 */
export function sendEnquiry(enquiry: Enquiry, token: string): Promise<Result<unknown>> {
  switch (enquiry.kind) {
    case 'contact':
      return contact(enquiry.fields, enquiry.reference, token);
    case 'question': {
      const { email, question, sku, productName } = enquiry.fields;
      return contact(
        { email, comments: `Question about ${productName} (${sku}):\n\n${question}` },
        enquiry.reference,
        token,
      );
    }
    case 'trade':
      return trade(enquiry.fields);
    case 'stock':
      return stock(enquiry.fields);
    case 'review': {
      const { productId: productEntityId, author, title, text, rating, email } = enquiry.fields;
      const input = { productEntityId, review: { author, title, text, rating, email } };
      const added = commerceMutation(AddProductReview, { input, ...reCaptchaOf(token) });
      return taken(added, (data) => data.catalog.addProductReview);
    }
    case 'newsletter':
      return subscribe(enquiry.fields.email);
  }
}

type Contact = { email: string; comments: string } & Partial<Extract<Enquiry, { kind: 'contact' }>['fields']>;

/**
 * Sends a message on behalf of the merchant's contact page; with page id 0 for a store without one (specification §7).
 */
async function contact(
  { comments, ...fields }: Contact,
  reference: string,
  token: string,
): Promise<Result<unknown>> {
  const pages = await commerceQuery(ContactPageQuery, {});
  if (!pages.ok) return pages;
  const pageEntityId = nodesOf(pages.value.site.content.pages)[0]?.entityId ?? 0;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  const data = { ...given, email: fields.email, comments: `${comments}\n\n(${reference})` };
  const input = { pageEntityId, data };
  const submitted = commerceMutation(SubmitContactUs, { input, ...reCaptchaOf(token) });
  return taken(submitted, ({ submitContactUs }) => submitContactUs);
}

function trade(fields: Extract<Enquiry, { kind: 'trade' }>['fields']): Promise<Result<unknown>> {
  const { email, company, name, phone, companyNumber, sector, postcode, models, message } = fields;
  return submitForm({
    formId: config().forms.tradeFormId,
    fields: {
      email,
      company,
      firstname: name,
      phone,
      company_number: companyNumber,
      sector,
      zip: postcode,
      models,
      message,
    },
    page: { path: href('/trade'), name: 'Trade enquiry' },
    consent: PROMISES.trade,
  });
}

/** An alert alone is stored only by the shop; the form service is told only of those who ask for the mailing list. */
async function stock(fields: Extract<Enquiry, { kind: 'stock' }>['fields']): Promise<Result<unknown>> {
  const { email, sku, productName, path, mailingList } = fields;
  if (mailingList === '') return ok(null);
  // The repeatable call first, because both are retried when one fails.
  const subscribed = await subscribe(email);
  if (!subscribed.ok) return subscribed;
  return submitForm({
    formId: config().forms.stockFormId,
    fields: { email, product_sku: sku, product_name: productName },
    page: { path, name: productName },
    consent: PROMISES.mailingList,
  });
}

const subscribe = (email: string): Promise<Result<unknown>> =>
  taken(commerceMutation(SubscribeToNewsletter, { input: { email } }), (data) => data.newsletter.subscribe);

/** An error in a payload; `path` tells which part of the input some of them are about. */
type Fault = { __typename: string; path?: readonly string[] };

/** Errors that mean it was done before, which counts as success. */
const DONE_BEFORE = /^(CreateSubscriberAlreadyExists|CustomerAlreadyReviewedProduct)Error$/;
const OF_ITS_WORDS =
  /^(InvalidInputFields|ProductIdNotFound|CreateSubscriber(Email|FirstName|LastName)Invalid)Error$/;

const isOfItsWords = ({ __typename, path }: Fault): boolean =>
  OF_ITS_WORDS.test(__typename) || (path?.includes('data') ?? false);

/** Turns a payload with errors into a failure. */
async function taken<T>(
  request: Promise<Result<T>>,
  outcomeOf: (data: T) => { errors: readonly Fault[] },
): Promise<Result<unknown>> {
  const result = await request;
  if (!result.ok)
    return isReCaptchaRefusal(result.error) ? fail({ ...result.error, code: TOKEN_REFUSED }) : result;
  const error = outcomeOf(result.value).errors.find(({ __typename }) => !DONE_BEFORE.test(__typename));
  if (!error) return result;
  const code = isOfItsWords(error) ? { code: WORDS_REFUSED } : {};
  return fail({ kind: 'rejected', upstream: 'commerce', message: error.__typename, ...code });
}
