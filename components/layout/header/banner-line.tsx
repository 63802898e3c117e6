import { usePathname } from 'next/navigation';
import { bannersOn } from '@/lib/content/rules';
import type { Banner } from '@/lib/content/types';
import css from './banner-line.module.css';

/** News above the page, where editors want it. A line, never something that covers the page (experience HDR-6). */
export function BannerLine({ banners }: { banners: Banner[] }) {
  // Pages of the catalogue are made below `/place`; the visitor's address has none of it.
  const path = usePathname().replace(/^\/place(?=\/)/, '');
  const here = bannersOn(banners, path);
  if (here.length === 0) return null;
  return (
    <aside className={css['banners']} aria-label="News" data-no-print>
      {here.map(({ id, title, text, link }) => (
        <p key={id}>
          <b>{title}</b> {text} {link ? <a href={link.path}>{link.label}</a> : null}
        </p>
      ))}
    </aside>
  );
}
