import { HeaderActionsLater, PostcodeControlLater } from '@/components/layout/later';
import { DepartmentNav } from '@/components/layout/menu/department-nav';
import { type MenuHelp, PhoneMenu } from '@/components/layout/menu/phone-menu';
import { QuickSlot } from '@/components/search/quick-slot';
import { classes } from '@/components/ui/classes';
import type { Chrome } from '@/lib/content/types';
import css from './header.module.css';
import { Logo } from './logo';
import { SearchForm } from './search-form';
// Styles of server-rendered parts, whose scripts are loaded later.
import './header-actions.module.css';
import './header-counters.module.css';
import './postcode-control.module.css';

const c = classes(css);

/**
 * Header. On a phone its first row of 60 px is sticky and the search field scrolls away; on a desktop nothing is
 * sticky.
 * @param departments name of the finished `DepartmentList`
 */
export function Header({ chrome, departments }: { chrome: Chrome; departments: string }) {
  const name = chrome.settings?.name ?? 'Home';
  return (
    <header className={c('head')} data-no-print>
      <div className={c('bar')} data-sticky>
        <PhoneMenu help={helpOf(chrome)} />
        <Logo name={name} className={c('logo')} />
        <HeaderActionsLater />
      </div>
      <QuickSlot className={c('search')}>
        <SearchForm id="q" />
      </QuickSlot>
      <div className={c('nav')}>
        <DepartmentNav list={departments} />
        <PostcodeControlLater className={c('place')} />
      </div>
    </header>
  );
}

/** Returns what the phone menu has besides the departments: the other categories and the phone number. */
function helpOf({ settings, categories, departments }: Chrome): MenuHelp {
  const inBar = new Set(departments.map(({ id }) => id));
  return {
    phone: settings?.phone
      ? { label: settings.phone, dial: settings.phoneLink, hours: settings.hours }
      : null,
    more: categories.filter(({ id }) => !inBar.has(id)).map(({ name, path }) => ({ label: name, path })),
  };
}
