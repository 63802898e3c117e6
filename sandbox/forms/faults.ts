import { z } from 'zod';
import type { FormDefinition } from './definitions.ts';

export type Fault = { message: string; errorType: string };
type Sent = { name: string; value: string };

const LONGEST = 65_536;
const email = z.email();

/** What the form service finds wrong with a submission, in its own words. */
export function faultsOf(form: FormDefinition, sent: readonly Sent[], pageUri?: string): Fault[] {
  const fault = (name: string, what: string, errorType: string): Fault => ({
    message: `Error in 'fields.${name}'. ${what}`,
    errorType,
  });
  const unknown = sent
    .filter(({ name }) => !form.fields.some((field) => field.name === name))
    .map(({ name }) => fault(name, `Field '${name}' is not in the form`, 'FIELD_NOT_IN_FORM_DEFINITION'));
  const own = form.fields.flatMap(({ name, required, email: isEmail }) => {
    const value = sent.find((each) => each.name === name)?.value ?? '';
    if (required && value === '')
      return [fault(name, `Required field '${name}' is missing`, 'REQUIRED_FIELD')];
    if (value.length > LONGEST) return [fault(name, 'Too long', 'INPUT_TOO_LARGE')];
    if (isEmail && !email.safeParse(value).success) return [fault(name, 'Not an address', 'INVALID_EMAIL')];
    return [];
  });
  const page =
    pageUri === undefined || /^https?:\/\//.test(pageUri)
      ? []
      : [{ message: "Error in 'context.pageUri'", errorType: 'INVALID_PAGE_URI' }];
  return [...unknown, ...own, ...page];
}
