import { classes } from '@/components/ui/classes';
import type { BodyMeasures } from '@/lib/catalogue/body-measures';
import type { PictureAnchors, PictureEdge } from '@/lib/catalogue/types';
import { mm } from '@/lib/i18n/length';
import { measureEdge } from './dims-geometry';
import css from './picture-dims.module.css';

const c = classes(css);

type Props = {
  anchors: PictureAnchors;
  measures: BodyMeasures;
  /** Given only where there is room for a third line. */
  heightMm?: number | null;
};

/** Draws width, depth and height over a three-quarter picture, in the perspective of its camera. */
export function PictureDims({ anchors, measures: { widthMm, depthMm, withDoor }, heightMm }: Props) {
  const drawn = [
    ...measured(widthMm, anchors.width, 24),
    ...measured(heightMm, anchors.height, 40),
    ...measured(depthMm, anchors.depth, 30),
  ];
  const words = [
    widthMm && `${mm(widthMm)} wide`,
    heightMm && `${mm(heightMm)} high`,
    depthMm && `${mm(depthMm)} deep${withDoor ? ' with the door' : ''}`,
  ];
  return (
    <>
      <svg className={c('dims')} viewBox="0 0 1000 1000" aria-hidden="true">
        <path d={drawn.map(({ path }) => path).join('')} />
      </svg>
      {drawn.map(({ mm, path, label, place }) => (
        <span key={path} className={c('mm', place)} style={label} aria-hidden="true">
          {mm}
        </span>
      ))}
      <span className="vh">{words.filter(Boolean).join(', ')}</span>
    </>
  );
}

const measured = (mm: number | null | undefined, edge: PictureEdge | null, gap: number) =>
  mm && edge ? [{ mm, ...measureEdge(edge, gap) }] : [];
