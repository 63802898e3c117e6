import { classes } from '@/components/ui/classes';
import type { Chrome } from '@/lib/content/types';
import { DepartmentNav } from './department-nav';
import { HeaderActions } from './header-actions';
import css from './header.module.css';
import { Logo } from './logo';
import { PhoneMenu } from './phone-menu';
import { PhoneMenuContent } from './phone-menu-content';
import { PostcodeControl } from './postcode-control';
import { SearchForm } from './search-form';

const c = classes(css);

/** On a phone the first row, 60 px, stays in sight and the search field scrolls away; on a desktop nothing sticks. */
export function Header({ chrome }: { chrome: Chrome }) {
  const name = chrome.settings?.name ?? 'Home';
  return (
    <header className={c('head')} data-no-print>
      <div className={c('bar')} data-sticky>
        <PhoneMenu>
          <PhoneMenuContent chrome={chrome} />
        </PhoneMenu>
        <Logo name={name} className={c('logo')} />
        <HeaderActions />
      </div>
      <div className={c('search')}>
        <SearchForm id="q" />
      </div>
      <div className={c('nav')}>
        <DepartmentNav departments={chrome.departments} />
        <PostcodeControl className={c('place')} />
      </div>
    </header>
  );
}
