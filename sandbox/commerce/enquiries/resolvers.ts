import { keepSubmission } from '../../forms/keep.ts';
import type { CommerceContext } from '../context.ts';
import { emailProblem, type TextRule, textProblems } from '../customers/fields.ts';
import { invalid, type Problem } from '../customers/problems.ts';
import type { Resolvers } from '../resolvers.ts';
import { pageById } from '../content/pages.ts';
import { checkReCaptcha, type ReCaptchaArguments } from '../re-captcha.ts';
import { addProductReview } from './reviews.ts';

type Contact = Readonly<Record<string, string | null | undefined>> & { email: string; comments: string };

const FIELDS: readonly TextRule[] = [
  ['fullName', 'Full name', 255],
  ['phoneNumber', 'Phone number', 50],
  ['orderNumber', 'Order number', 50],
  ['companyName', 'Company', 255],
  ['rmaNumber', 'RMA number', 50],
];
const LONGEST_COMMENT = 10_000;

function submitContactUs(
  _: object,
  {
    input: { pageEntityId, data },
    ...captcha
  }: ReCaptchaArguments & { input: { pageEntityId: number; data: Contact } },
  context: CommerceContext,
): { errors: Problem[] } {
  checkReCaptcha(context, captcha);
  const { store } = context.parts;
  const email = emailProblem(['data', 'email'], data.email);
  const words = data.comments.trim();
  const isContactPage = pageById(store, pageEntityId)?.__typename === 'ContactPage';
  const errors = [
    ...(isContactPage ? [] : [invalid(['pageEntityId'], 'There is no such contact page.')]),
    ...(email ? [email] : []),
    ...(words === '' ? [invalid(['data', 'comments'], 'Comments is required.')] : []),
    ...(words.length > LONGEST_COMMENT ? [invalid(['data', 'comments'], 'Comments is too long.')] : []),
    ...textProblems(data, FIELDS, ['data']),
  ];
  if (errors.length === 0) keepSubmission(store, 'contact', { pageEntityId, ...data }, context.now);
  return { errors };
}

export const enquiryResolvers: Resolvers = {
  Mutation: { submitContactUs, catalog: () => ({}) },
  CatalogMutations: { addProductReview },
};
