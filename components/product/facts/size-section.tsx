import { classes } from '@/components/ui/classes';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { Fold } from '@/components/ui/fold';
import { PhoneFold } from '@/components/ui/phone-fold';
import type { SpecificationRow } from '@/lib/catalogue/attributes';
import { adjustableHeight, type Dimensions, inBothUnits } from '@/lib/catalogue/dimensions';
import { assumedWords } from '@/lib/catalogue/facts/assumed';
import type { Facts } from '@/lib/catalogue/facts/types';
import { DimensionDrawing } from './dimension-drawing';
import sheet from './printed-sheet.module.css';
import { tableRow } from './specification';
import css from './specification.module.css';

const c = classes({ ...css, ...sheet });

type Props = {
  dimensions: Dimensions;
  /** Measurements that the maker does not state. */
  assumed: Facts['assumed'] | undefined;
  name: string;
  /** Further measurements. */
  more: readonly SpecificationRow[];
};

/** Dimensions in a table, and drawn where a door, a handle or the space behind adds to the body (experience PDP-3). */
export function SizeSection({ dimensions, assumed, name, more }: Props) {
  const { width, height, depth, depthDoor, depthOpen, doorsOpen, behind } = dimensions;
  const isDrawn = [depthDoor, depthOpen, behind].some((mm) => mm !== null);
  const rows: [string, number | null][] = [
    ['Width', width],
    ['Height', height],
    ['Depth of the body', depth],
    ['Depth with door and handle', depthDoor],
    ['Depth with the door open', depthOpen],
    ['Width with both doors folded back', doorsOpen],
    ['Room to keep behind it', behind],
  ];
  const adjustable = adjustableHeight(dimensions);
  return (
    <section className={c('kept')} id="size" aria-labelledby="h-size">
      <PhoneFold title={isDrawn ? 'Drawn to scale' : 'Size'} titleId="h-size">
        <div className={c('toScale')}>
          {isDrawn ? <DimensionDrawing dimensions={dimensions} name={name} /> : null}
          <div className={c(!isDrawn && 'alone')}>
            <SpecTable
              caption={<span className="vh">Its size in figures</span>}
              rows={rows.flatMap(([label, mm]) =>
                mm
                  ? [{ name: label, value: inBothUnits(mm), note: label === 'Height' ? adjustable : null }]
                  : [],
              )}
            />
            {more.length > 0 ? (
              <Fold title="Weight, packing and room around it">
                <SpecTable
                  caption={<span className="vh">More measurements</span>}
                  rows={more.map(tableRow)}
                />
              </Fold>
            ) : null}
          </div>
        </div>
        {assumed ? (
          <p className="t-small t-quiet">
            The maker does not state these, so we used typical figures: {assumedWords(assumed)}.
          </p>
        ) : null}
      </PhoneFold>
    </section>
  );
}
