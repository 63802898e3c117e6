import { usePathname } from 'next/navigation';
import { bannersOn } from '@/lib/content/rules';
import type { Banner } from '@/lib/content/types';
import css from './banner-line.module.css';

/** Editors' news in a line above the page; it never covers the page (experience HDR-6). */
export function BannerLine({ banners }: { banners: Banner[] }) {
  // Catalogue pages are rendered below `/place`, which the visitor's URL does not contain.
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
