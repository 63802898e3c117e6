import type { CSSProperties } from 'react';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { CategoryNode } from '@/lib/catalogue/types';
import type { ElevationItem } from '@/lib/content/home-types';
import { Worktop } from './drawings';
import css from './elevation.module.css';
import { ElevationPiece } from './elevation-piece';

const c = classes(css);

/** Returns millimetres as CSS custom properties, which the stylesheet multiplies by the scale of the drawing. */
export const millimetres = (lengths: Record<'x' | 'y' | 'w' | 'h', number>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [`--${name}`, length]));

/** The departments as one run of 6,040 mm, to scale; as tiles on a phone. */
export function Elevation({
  headline,
  lead,
  items,
  categories,
}: {
  headline: string;
  lead: string;
  items: ElevationItem[];
  categories: CategoryNode[];
}) {
  const drawn = items.flatMap((item) => {
    const category = categories.find(({ path }) => path === item.path);
    return category ? [{ item, count: category.productCount }] : [];
  });
  const total = categories.reduce((sum, { productCount }) => sum + productCount, 0);
  const gap = hoodGap(items);
  return (
    <section className={c('hero')}>
      <div className={c('box')}>
        <div className={c('text')}>
          <h1 className={`${c('headline')} t-hero`}>{headline}</h1>
          {lead ? <p className="t-lead">{lead.replace('{count}', total.toLocaleString('en-GB'))}</p> : null}
        </div>
        <ul className={c('run')} aria-label="Departments">
          <li className={c('top')} aria-hidden="true" style={millimetres({ x: 1555, y: 0, w: 2310, h: 900 })}>
            <Worktop />
          </li>
          {drawn.map(({ item, count }) => (
            <ElevationPiece key={item.path} item={item} count={count} />
          ))}
          {gap ? (
            <li className={c('gap')} aria-hidden="true" style={millimetres(gap)}>
              <DimensionLine kind="upright">{gap.h}</DimensionLine>
            </li>
          ) : null}
          <li className={c('floor')} aria-hidden="true" />
        </ul>
      </div>
    </section>
  );
}

/**
 * Returns the gap between the hood and what stands below it, whose height the law and the makers prescribe; null
 * without either.
 */
function hoodGap(items: ElevationItem[]) {
  const hood = items.find(({ placement }) => placement === 'flue');
  const below =
    hood &&
    items.find((item) => item.placement === 'floor' && overlaps(item, hood) && item.height < hood.bottom);
  if (!hood || !below) return null;
  return { x: below.left + below.width + 30, y: below.height, w: 0, h: hood.bottom - below.height };
}

const overlaps = (a: ElevationItem, b: ElevationItem) =>
  a.width > 0 && a.left < b.left + b.width && b.left < a.left + a.width;
