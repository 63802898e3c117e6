import 'server-only';
import { log } from './log';
import { metrics } from './metrics';
import { pseudonymOf } from './pseudonym';

type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'registered'
  | 'reset-asked'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'account-deleted'
  | 'drafts-opened'
  | 'order-placed'
  | 'limited'
  | 'forged'
  | 'refused';

const ALARMING: ReadonlySet<SecurityEvent> = new Set(['sign-in-failed', 'limited', 'forged', 'refused']);

type Details = {
  /** Logged as a pseudonym. */
  customerId?: number;
  /** The shop's own codes and numbers only. */
  [name: string]: string | number | undefined;
};

/** Logs an event relevant to security (reliability guide §6), and counts it. */
export function noteSecurity(what: SecurityEvent, { customerId, ...details }: Details = {}): void {
  metrics().security.inc({ event: what });
  const customer = customerId === undefined ? {} : { customer: pseudonymOf(customerId, 'log') };
  log(ALARMING.has(what) ? 'warn' : 'info', 'security', { what, ...customer, ...details });
}
