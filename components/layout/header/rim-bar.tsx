import type { LinkItem, SiteSettings } from '@/lib/content/types';
import css from './rim-bar.module.css';

/** Bar above the header: the notice and, in the same place on every page, help (WCAG 3.2.6). */
export function RimBar({ settings, utility }: { settings: SiteSettings | null; utility: LinkItem[] }) {
  return (
    <aside className={css['bar']} aria-label="Notice and help" data-no-print>
      <span>{settings?.notice}</span>
      <ul>
        {settings?.phone ? (
          <li>
            <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>, {settings.hours}
          </li>
        ) : null}
        {utility.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.label}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
