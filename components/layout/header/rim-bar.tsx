import type { LinkItem, SiteSettings } from '@/lib/content/types';
import css from './rim-bar.module.css';

/** On the cobalt edge of the page itself: the notice and, always in this place, help (WCAG 3.2.6). */
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
