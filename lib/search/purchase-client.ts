import { consent } from '@/lib/consent/client';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { type Bought, countPurchase } from './insights-client';

const MOST = 50;

function readCounted(): unknown[] {
  const counted: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.purchases) ?? '[]');
  return Array.isArray(counted) ? counted : [];
}

/**
 * Reports an order, only with consent, and once however often its confirmation is loaded. Without storage nothing is
 * reported.
 */
export function notePurchase(order: number, lines: readonly Bought[]): void {
  if (consent() !== 'given' || lines.length === 0) return;
  try {
    const counted = readCounted();
    if (counted.includes(order)) return;
    localStorage.setItem(CONSENT_KEYS.purchases, JSON.stringify([order, ...counted].slice(0, MOST)));
  } catch {
    return;
  }
  countPurchase(lines);
}
