import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { SiteSettings } from '@/lib/content/types';
import css from './footer.module.css';

const c = classes(css);

const CARD = /\b(?:visa|mastercard|maestro|amex|american express|cards?)\b/i;
const WALLET = /\b(?:paypal|wallet|(?:apple|google|samsung) pay)\b/i;

/** Returns the shop's own icon for a payment method, not a trade mark; null for a method of another kind. */
const markOf = (method: string) => (CARD.test(method) ? 'card' : WALLET.test(method) ? 'wallet' : null);

/** Company, number, registered office, VAT number and e-mail, as distance sellers must give them (L16). */
export function TraderIdentity({ settings }: { settings: SiteSettings }) {
  const office = [...settings.addressLines, settings.postcode].filter(Boolean);
  const place = office.slice(0, -2).join(', ');
  const town = office.slice(-2).join(' ');
  return (
    <div className={c('legal', 'later')}>
      <p>
        <strong>{settings.legalName}</strong>. Registered in {settings.registeredIn}, company number{' '}
        {settings.companyNumber}. Registered office: {place ? `${place}, ${town}` : town}. VAT number{' '}
        {settings.vatNumber}. E-mail <a href={`mailto:${settings.email}`}>{settings.email}</a>.{' '}
        {settings.legalLine}
      </p>
      {settings.paymentMethods.length > 0 ? (
        <ul className={c('pay')} aria-label="Ways to pay">
          {settings.paymentMethods.map((method) => {
            const mark = markOf(method);
            return (
              <li key={method}>
                {mark ? <Icon name={mark} small /> : null} {method}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
