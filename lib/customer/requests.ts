import { z } from 'zod';
import { reCaptchaCheck } from '@/lib/forms/requests';
import { passwordFault } from './rules';

export const customerEmail = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address')
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Enter an e-mail address such as name@example.co.uk'));

export const newPassword = z
  .string()
  .max(1_000)
  .superRefine((password, context) => {
    const fault = passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use ${most} characters or fewer`)
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'Leave out characters that are not text');

/** What is typed goes to the platform as it is; only what is missing is said here. */
const password = (words: string) => z.string().min(1, words).max(1_000, 'This password is too long');

/** Where the shopper was; it is checked by `safeRedirect` before anybody goes there. */
const redirect = z.string().max(2_000).optional();

export const signInRequest = z.strictObject({
  email: customerEmail,
  password: password('Enter your password'),
  redirect,
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** Specification §5: the phone may be missing and is empty then. */
export const registerRequest = z.strictObject({
  firstName: line(100).min(1, 'Enter your first name'),
  lastName: line(100).min(1, 'Enter your last name'),
  email: customerEmail,
  password: newPassword,
  phone: line(50).default(''),
  redirect,
  ...reCaptchaCheck,
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const forgotRequest = z.strictObject({ email: customerEmail });

export const linkRequest = z.strictObject({ email: customerEmail, redirect });

export const followRequest = z.strictObject({ token: z.string().max(2_000) });

export const resetRequest = z.strictObject({ newPassword });

export const changePasswordRequest = z
  .strictObject({ currentPassword: password('Enter your current password'), newPassword })
  .refine((given) => given.currentPassword !== given.newPassword, {
    path: ['newPassword'],
    message: 'Choose a password that differs from the current one',
  });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
