import { z } from 'zod';
import { emailAddress, line, reCaptchaCheck } from '@/lib/forms/requests';
import { passwordFault } from './rules';

export const newPassword = z
  .string()
  .max(1_000)
  .superRefine((password, context) => {
    const fault = passwordFault(password);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

/** Checks only that a password is present; it is sent to the platform unchanged. */
const password = (words: string) => z.string().min(1, words).max(1_000, 'This password is too long');

/** The page the shopper came from; `safeRedirect` checks it before it is used. */
const redirect = z.string().max(2_000).optional();

export const signInRequest = z.strictObject({
  email: emailAddress,
  password: password('Enter your password'),
  redirect,
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** The phone number is optional and then empty (specification §5). */
export const registerRequest = z.strictObject({
  firstName: line(100).min(1, 'Enter your first name'),
  lastName: line(100).min(1, 'Enter your last name'),
  email: emailAddress,
  password: newPassword,
  phone: line(50).default(''),
  redirect,
  ...reCaptchaCheck,
});
export type RegisterRequest = z.infer<typeof registerRequest>;

export const forgotRequest = z.strictObject({ email: emailAddress });

export const linkRequest = z.strictObject({ email: emailAddress, redirect });

export const followRequest = z.strictObject({ token: z.string().max(2_000) });

export const resetRequest = z.strictObject({ newPassword });

export const changePasswordRequest = z
  .strictObject({ currentPassword: password('Enter your current password'), newPassword })
  .refine((given) => given.currentPassword !== given.newPassword, {
    path: ['newPassword'],
    message: 'Choose a password that differs from the current one',
  });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
