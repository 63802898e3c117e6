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
  /** Stands in the log under a name that leads nobody back. */
  customerId?: number;
  /** Codes and numbers of ours alone. */
  [name: string]: string | number | undefined;
};

/** Writes one line about something that security is judged by (reliability guide §6), and counts it. */
export function noteSecurity(what: SecurityEvent, { customerId, ...details }: Details = {}): void {
  metrics().security.inc({ event: what });
  const customer = customerId === undefined ? {} : { customer: pseudonymOf(customerId, 'log') };
  log(ALARMING.has(what) ? 'warn' : 'info', 'security', { what, ...customer, ...details });
}
