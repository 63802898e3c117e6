import { classes } from '@/components/ui/classes';
import { SectionHead } from '@/components/ui/surface';
import { unbroken } from '@/lib/i18n/unbroken';
import { href } from '@/lib/routing/href';
import css from './guide-numbers.module.css';

const c = classes(css);

type Guide = { figure: string; unit: string; title: string; text: string; path: string };

/** Guides, each below the figure that it explains, which takes the place of a picture. */
export function GuideNumbers({
  heading,
  allLabel,
  guides,
}: {
  heading: string;
  allLabel: string;
  guides: Guide[];
}) {
  return (
    <section className="section wrap" aria-labelledby="home-guides">
      <SectionHead
        id="home-guides"
        title={heading}
        beside={allLabel ? <a href={href('/buying-guides')}>{allLabel}</a> : null}
      />
      <ul className={c('guides')}>
        {guides.map((guide) => (
          <li key={guide.title}>
            <a className={c('guide')} href={guide.path}>
              <span className={`${c('figure')} num`} aria-hidden="true">
                {guide.figure}
                <small>{guide.unit}</small>
              </span>
              <h3>
                <span className="vh">
                  {guide.figure} {guide.unit}:{' '}
                </span>
                {guide.title}
              </h3>
              <p>{unbroken(guide.text)}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
