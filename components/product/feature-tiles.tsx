import { classes } from '@/components/ui/classes';
import { ContentImage } from '@/components/ui/content-image';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import type { FeatureTile } from '@/lib/content/feature-types';
import css from './feature-tiles.module.css';

const c = classes(css);

type Props = {
  tiles: readonly FeatureTile[];
  /** Whether they have the full width of a desktop. */
  isWide: boolean;
};

/** Pictures of an appliance's parts, in a row that scrolls sideways on a phone. */
export function FeatureTiles({ tiles, isWide }: Props) {
  const sizes = `(min-width: 1024px) ${isWide ? 30 : 17}vw, 250px`;
  return (
    <ScrollFrame label="Its parts in pictures" className={c('frame')}>
      <ul className={c('tiles')}>
        {tiles.map(({ title, text, picture }) => (
          <li key={title}>
            <ContentImage picture={picture} sizes={sizes} className={c('pic')} />
            <h3 className={c('t-ui', 'title')}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </ScrollFrame>
  );
}
