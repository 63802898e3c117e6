import { SearchForm } from '@/components/layout/header/search-form';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import type { CategoryNode } from '@/lib/catalogue/types';
import type { SiteSettings } from '@/lib/content/types';
import { href } from '@/lib/routing/href';
import { MissingPath } from './missing-path';
import { PathPrefill } from './path-prefill';
import css from './status.module.css';

const c = classes(css);

/** "Page not found" with the path, a search for its words, the departments and the phone number (experience ERR-1). */
export function NotFoundView({
  categories,
  settings,
}: {
  categories: CategoryNode[];
  settings: SiteSettings | null;
}) {
  return (
    <div className={`${c('missing')} wrap`} data-layout="error">
      <div className={c('hole')} aria-hidden="true">
        <svg className="drawing" viewBox="0 0 300 340">
          <path className="d-space" d="M0 40h300M40 40v276M260 40v276M0 316h300" />
          <path
            className="d-hatch"
            d="M4 60l32-18M4 100l32-18M264 60l32-18M264 100l32-18M4 140l32-18M264 140l32-18"
          />
          <path className="d-ghost" d="M62 62h176v250H62zM62 100h176" />
          <circle className="d-ghost" cx="150" cy="206" r="62" />
          <path className="d-line" d="M40 14v16M260 14v16M40 22h92M168 22h92" />
          <text x="150" y="27" textAnchor="middle">
            404
          </text>
        </svg>
      </div>
      <div className={c('words')}>
        <h1 className="t-h1">Page not found</h1>
        <p className={c('path')}>
          <MissingPath />
        </p>
        <p className="t-second">It may have moved, or the address may be mistyped.</p>
        <SearchForm id="missing-q" name="For what this page may have been" />
        <PathPrefill field="missing-q" />
        <p className={c('acts')}>
          <ButtonLink href={href('/')} kind="second">
            Go back home
          </ButtonLink>
        </p>
        {settings?.phone ? (
          <p className="t-small t-second">
            Or ring <a href={`tel:${settings.phoneLink}`}>{settings.phone}</a>, {settings.hours}.
          </p>
        ) : null}
      </div>
      <nav className={c('ways')} aria-labelledby="missing-departments">
        <h2 className="t-h3" id="missing-departments">
          Departments
        </h2>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <a href={category.path}>
                {category.name} <span className="num">{category.productCount.toLocaleString('en-GB')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
