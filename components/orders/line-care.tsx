import { counted } from '@/lib/i18n/counted';
import type { Care } from '@/lib/orders/care';
import { guaranteeWords } from '@/lib/orders/guarantees';
import { dayAndYear } from '@/lib/orders/progress';
import { href } from '@/lib/routing/href';
import css from './line-care.module.css';

/**
 * Guarantee, manual and information sheet of a product and, once it was sent, the maker's registration and what to do
 * when it breaks (experience ACC-3).
 */
export function LineCare({ care, name }: { care: Care; name: string }) {
  const { documents, guarantee, sparesYears, broken, isSent } = care;
  const { manual, informationSheet, register } = documents;
  const links = [
    ...(manual ? [{ text: 'Manual (PDF)', href: manual }] : []),
    ...(informationSheet ? [{ text: 'Information sheet (PDF)', href: informationSheet }] : []),
    ...(register && isSent ? [{ text: `Register it with ${register.maker}`, href: register.address }] : []),
    { text: 'Guarantee', href: href('/guarantee') },
    ...(isSent ? [{ text: 'Spares and repair', href: href('/spares-and-repair') }] : []),
    ...(broken && isSent ? [{ text: 'It broke: repair or replace?', href: broken }] : []),
  ];
  return (
    <div className={css['care']}>
      {guarantee ? (
        <p>
          Guaranteed until at least <b>{dayAndYear(guarantee.until)}</b>, {guaranteeWords(guarantee)}
        </p>
      ) : null}
      {sparesYears ? (
        <p>The maker keeps parts for {counted(sparesYears, 'year')} after the last one is sold</p>
      ) : null}
      <ul className={css['documents']} aria-label={`For ${name}`}>
        {links.map(({ text, href }) => (
          <li key={text}>
            {href.startsWith('/') ? <a href={href}>{text}</a> : <Away href={href}>{text}</Away>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Away({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener noreferrer" target="_blank">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
