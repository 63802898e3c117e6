import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { FeatureTile } from '@/lib/content/feature-types';
import css from './feature-tiles.module.css';

const c = classes(css);

const SIZES = '(min-width: 1024px) 17vw, 250px';

type Props = { tiles: readonly FeatureTile[] };

/** Parts of an appliance in pictures: a row that a phone pushes along. */
export function FeatureTiles({ tiles }: Props) {
  return (
    <ScrollFrame label="Its parts in pictures" className={c('frame')}>
      <ul className={c('tiles')}>
        {tiles.map(({ title, text, picture }) => (
          <li key={title}>
            <ContentImage picture={picture} sizes={SIZES} className={c('pic')} />
            <h3 className={c('t-ui', 'title')}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </ScrollFrame>
  );
}
