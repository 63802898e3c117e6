import type { ProductDocuments } from '@/lib/product-documents/types';
import { href } from '@/lib/routing/href';
import css from './order-documents.module.css';

/** What one needs after buying: booklet, figures, guarantee, parts, and the maker's own register (experience ACC-3). */
export function OrderDocuments({ documents, name }: { documents: ProductDocuments; name: string }) {
  const { manual, informationSheet, register } = documents;
  const links = [
    ...(manual ? [{ text: 'Manual (PDF)', href: manual }] : []),
    ...(informationSheet ? [{ text: 'Information sheet (PDF)', href: informationSheet }] : []),
    { text: 'Guarantee', href: href('/guarantee') },
    { text: 'Spares and repair', href: href('/spares-and-repair') },
    ...(register ? [{ text: `Register it with ${register.maker}`, href: register.address }] : []),
  ];
  return (
    <ul className={css['documents']} aria-label={`For ${name}`}>
      {links.map(({ text, href }) => (
        <li key={text}>
          {href.startsWith('/') ? <a href={href}>{text}</a> : <Away href={href}>{text}</Away>}
        </li>
      ))}
    </ul>
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
