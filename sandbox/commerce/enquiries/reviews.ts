import { writeReview } from '../../catalogue/reviews.ts';
import { first } from '../../store/rows.ts';
import type { CommerceContext } from '../context.ts';
import { emailProblem } from '../customers/fields.ts';
import { checkReCaptcha, type ReCaptchaArguments } from '../re-captcha.ts';

type Review = { author: string; title: string; text: string; rating: number; email?: string | null };
type Fault = { __typename: string; message: string; fields?: string[] };

/** Stores a review for moderation. The platform shows no review before it is approved. */
export function addProductReview(
  _: object,
  {
    input: { productEntityId, review },
    ...captcha
  }: ReCaptchaArguments & { input: { productEntityId: number; review: Review } },
  context: CommerceContext,
): { errors: Fault[] } {
  checkReCaptcha(context, captcha);
  const { store } = context.parts;
  if (!first(store, 'SELECT 1 FROM product WHERE id = ? AND is_visible = 1', productEntityId)) {
    return { errors: [{ __typename: 'ProductIdNotFoundError', message: 'Product not found.' }] };
  }
  const fields = [
    ...(['author', 'title', 'text'] as const).filter((name) => review[name].trim() === ''),
    ...(review.rating >= 1 && review.rating <= 5 ? [] : ['rating']),
    ...(review.email && emailProblem([], review.email) ? ['email'] : []),
  ];
  if (fields.length > 0) {
    const message = `Check these fields: ${fields.join(', ')}.`;
    return { errors: [{ __typename: 'InvalidInputFieldsError', message, fields }] };
  }
  const twice =
    review.email &&
    first(store, 'SELECT 1 FROM review WHERE product_id = ? AND email = ?', productEntityId, review.email);
  if (twice) {
    const message = 'You have already reviewed this product.';
    return { errors: [{ __typename: 'CustomerAlreadyReviewedProductError', message }] };
  }
  writeReview(store, productEntityId, review, context.now);
  return { errors: [] };
}
