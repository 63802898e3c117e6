import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import type { GuideLine } from '@/lib/content/page-types';
import css from './guide-list.module.css';

const c = classes(css);

/** Guides side by side, each with its picture and description. */
export function GuideList({ guides }: { guides: GuideLine[] }) {
  return (
    <ul className={c('guides')}>
      {guides.map(({ title, path, description, picture }) => (
        <li key={path}>
          <span className={c('picture')}>
            {picture ? <ContentImage picture={picture} sizes="96px" alt="" /> : null}
          </span>
          <h2 className="t-h3">
            <a className="whole" href={path}>
              {title}
            </a>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
