import { first } from '../../store/rows.ts';
import type { CommerceContext } from '../context.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, money } from '../values.ts';

type CertificateRow = {
  code: string;
  amount: number;
  balance: number;
  bought_at: number;
  ends_at: number | null;
};

const NOBODY = { name: '', email: '' };

/** Looks up a gift certificate by its code. Sender and recipient are not stored. */
export const giftCertificateResolvers: Resolvers = {
  Site: {
    giftCertificate: (_: object, { code }: { code: string }, { parts, now }: CommerceContext) => {
      const row = first<CertificateRow>(
        parts.store,
        'SELECT code, amount, balance, bought_at, ends_at FROM gift_certificate WHERE code = ?',
        code.trim(),
      );
      return row ? show(row, now) : null;
    },
  },
};

const show = ({ code, amount, balance, bought_at, ends_at }: CertificateRow, now: number): object => ({
  code,
  amount: money(amount),
  balance: money(balance),
  currencyCode: 'GBP',
  message: null,
  status: ends_at !== null && ends_at < now ? 'EXPIRED' : 'ACTIVE',
  recipient: NOBODY,
  sender: NOBODY,
  purchasedAt: dateTime(bought_at),
  expiresAt: ends_at === null ? null : dateTime(ends_at),
  theme: 'GENERAL',
  html: null,
});
