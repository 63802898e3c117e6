import { classes } from '@/components/ui/classes';
import type { PictureAnchors } from '@/lib/catalogue/types';
import { measureEdge } from './dims-geometry';
import css from './picture-dims.module.css';

const c = classes(css);

/** Width and depth drawn over a three-quarter picture, in the perspective of its camera. */
export function PictureDims({
  anchors,
  widthMm,
  depthMm,
}: {
  anchors: PictureAnchors;
  widthMm: number | null;
  depthMm: number | null;
}) {
  const width = widthMm ? measureEdge(anchors.width, 24) : null;
  const depth = depthMm ? measureEdge(anchors.depth, 30) : null;
  const words = [widthMm && `${widthMm} mm wide`, depthMm && `${depthMm} mm deep`].filter(Boolean);
  return (
    <>
      <svg className={c('dims')} viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
        <path d={`${width?.path ?? ''}${depth?.path ?? ''}`} />
      </svg>
      {width ? (
        <span className={c('mm')} style={width.label} aria-hidden="true">
          {widthMm}
        </span>
      ) : null}
      {depth ? (
        <span className={c('mm')} style={depth.label} aria-hidden="true">
          {depthMm}
        </span>
      ) : null}
      <span className="vh">{words.join(', ')}</span>
    </>
  );
}
