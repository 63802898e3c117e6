import { href } from '@/lib/routing/href';
import { nameInLetter, salutation } from '../greeting';
import type { Letter } from '../types';
import type { Shop } from '../write-mail';

const BECAUSE = 'You are getting this e-mail because you have an account with us. It is not advertising.';

/** E-mail after registration. */
export function welcome(firstName: string, { settings, origin }: Shop): Letter {
  const name = nameInLetter(firstName);
  return {
    subject: `Your account with ${settings.name}`,
    title: name ? `Welcome, ${name}` : 'Welcome',
    blocks: [
      {
        kind: 'text',
        runs: [
          'Your account is ready. It keeps your orders and their guarantees, your addresses, your saved products and your kitchen set.',
        ],
      },
      { kind: 'button', label: 'Go to your account', href: `${origin}${href('/account')}` },
      {
        kind: 'text',
        runs: [
          `Not you? Somebody may have entered your address by mistake. Tell us at ${settings.email} and we will delete the account.`,
        ],
      },
    ],
    because: BECAUSE,
  };
}

/** E-mail with a link that signs in whoever opens it, once. */
export function signInLink(firstName: string, token: string, { settings, origin }: Shop): Letter {
  return {
    subject: `Your link to sign in to ${settings.name}`,
    title: 'Your link to sign in',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${salutation(firstName)} use this link to sign in without a password. It works once, within the next 15 minutes.`,
        ],
      },
      { kind: 'button', label: 'Sign in', href: `${origin}${href('/login/open', { t: token })}` },
      {
        kind: 'text',
        runs: [
          { bold: 'Did not ask for this? ' },
          'You can ignore this e-mail: nobody can sign in without the link. Never pass it on.',
        ],
      },
    ],
    because: BECAUSE,
  };
}

/** E-mail to the previous address, because somebody who takes over an account would change the address first. */
export function emailChanged(firstName: string, { settings, origin }: Shop): Letter {
  return {
    subject: 'The e-mail address of your account has changed',
    title: 'Your e-mail address has changed',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${salutation(firstName)} the e-mail address of your ${settings.name} account has been changed. You can no longer sign in with this one.`,
        ],
      },
      {
        kind: 'text',
        runs: [
          { bold: 'Not you? ' },
          `Ring ${settings.phone} (${settings.hours}) or write to ${settings.email} at once: we will lock the account and put your address back.`,
        ],
      },
      {
        kind: 'text',
        runs: [
          'If it was you, you need do nothing. ',
          { text: 'Your account', href: `${origin}${href('/account')}` },
        ],
      },
    ],
    because: BECAUSE,
  };
}

/** E-mail after a password change, on the account page or by a reset link. */
export function passwordChanged(firstName: string, { settings, origin }: Shop): Letter {
  return {
    subject: 'Your password has been changed',
    title: 'Your password has been changed',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${salutation(firstName)} the password of your ${settings.name} account has just been changed. You have been signed out on all other devices.`,
        ],
      },
      {
        kind: 'text',
        runs: [
          { bold: 'Not you? ' },
          { text: 'Choose a new password', href: `${origin}${href('/forgot-password')}` },
          ` at once, or ring ${settings.phone} (${settings.hours}).`,
        ],
      },
    ],
    because: BECAUSE,
  };
}
