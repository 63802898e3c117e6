import { first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import { type AddressInput, addressProblems, insertAddress } from './address-input.ts';
import { type Customer, customerById } from './customer.ts';
import { checkReCaptcha, type ReCaptchaArguments } from '../re-captcha.ts';
import { emailProblem, passwordProblem, personProblems } from './fields.ts';
import { formFieldProblems, type FormFieldsInput } from './form-fields.ts';
import { hashPassword } from './password.ts';
import { customerMissing, emailInUse, notLoggedIn, type Problem } from './problems.ts';

interface Result {
  customer: Customer | null;
  errors: Problem[];
}

interface Profile {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  formFields?: FormFieldsInput | null;
}

type Registration = Profile & {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  address?: AddressInput | null;
};

const refused = (...errors: Problem[]): Result => ({ customer: null, errors });

/** Creates an account, with a first address if given. The customer is not signed in. */
export async function registerCustomer(
  _: object,
  { input, ...captcha }: ReCaptchaArguments & { input: Registration },
  context: CommerceContext,
): Promise<Result> {
  checkReCaptcha(context, captcha);
  const { parts, now } = context;
  const { store } = parts;
  const email = input.email.trim();
  const problems = [
    ...personProblems(input),
    ...formFieldProblems(input.formFields),
    emailProblem(['email'], email),
    passwordProblem(['password'], input.password),
    ...(input.address ? addressProblems(input.address, ['address']) : []),
  ].filter((each) => each !== null);
  if (problems.length > 0) return refused(...problems);
  const hash = await hashPassword(input.password);
  return transaction(store, () => {
    if (first(store, 'SELECT 1 FROM customer WHERE email = ?', email)) return refused(emailInUse());
    const { lastId } = run(
      store,
      `INSERT INTO customer (email, password_hash, first_name, last_name, company, phone, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      email,
      hash,
      input.firstName.trim(),
      input.lastName.trim(),
      (input.company ?? '').trim(),
      (input.phone ?? '').trim(),
      now,
      now,
    );
    if (input.address) insertAddress(store, lastId, input.address);
    return { customer: customerById(store, lastId), errors: [] };
  });
}

/** Changes the given fields of the signed-in customer's profile. */
export function updateCustomer(
  _: object,
  { input }: { input: Profile },
  { parts: { store }, customerId, now }: CommerceContext,
): Result {
  if (customerId === null) return refused(notLoggedIn());
  const problems = [
    ...personProblems(input),
    ...formFieldProblems(input.formFields),
    input.email == null ? null : emailProblem(['email'], input.email),
  ].filter((each) => each !== null);
  if (problems.length > 0) return refused(...problems);
  const text = (value: string | null | undefined): string | null => value?.trim() ?? null;
  const email = text(input.email);
  return transaction(store, () => {
    if (email && first(store, 'SELECT 1 FROM customer WHERE email = ? AND id <> ?', email, customerId)) {
      return refused(emailInUse());
    }
    const { changes } = run(
      store,
      `UPDATE customer SET email = coalesce(?, email), first_name = coalesce(?, first_name),
         last_name = coalesce(?, last_name), company = coalesce(?, company), phone = coalesce(?, phone),
         updated_at = ? WHERE id = ?`,
      email,
      text(input.firstName),
      text(input.lastName),
      text(input.company),
      text(input.phone),
      now,
      customerId,
    );
    if (changes === 0) return refused(customerMissing());
    return { customer: customerById(store, customerId), errors: [] };
  });
}
