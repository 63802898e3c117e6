import { z } from 'zod';
import { isPhone } from '@/lib/addresses/rules';
import { emailAddress, line } from '@/lib/forms/requests';

/** The customer's own details; changing the e-mail address requires the current password (reliability guide C5). */
export const profileRequest = z.strictObject({
  firstName: line(100).min(1, 'Enter your first name'),
  lastName: line(100).min(1, 'Enter your last name'),
  email: emailAddress,
  phone: line(50)
    .refine((text) => text === '' || isPhone(text), 'Enter a phone number, such as 07700 900142')
    .default(''),
  company: line(100).default(''),
  currentPassword: z.string().max(1_000).default(''),
});
export type ProfileRequest = z.output<typeof profileRequest>;

export const deleteAccountRequest = z.strictObject({
  currentPassword: z.string().min(1, 'Enter your password').max(1_000, 'This password is too long'),
});
