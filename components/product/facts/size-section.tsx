import css from '@/components/product/product-page.module.css';
import { classes } from '@/components/ui/classes';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { Fold } from '@/components/ui/fold';
import type { SpecificationRow } from '@/lib/catalogue/attributes';
import { adjustableHeight, dimensionsOf, inBothUnits } from '@/lib/catalogue/dimensions';
import { assumedWords } from '@/lib/catalogue/facts/assumed';
import type { Facts } from '@/lib/catalogue/facts/types';
import { DimensionDrawing } from './dimension-drawing';
import sheet from './printed-sheet.module.css';
import { tableRow } from './specification';

const c = classes({ ...css, ...sheet });

type Props = {
  facts: Facts;
  name: string;
  /** What else is known of its size. */
  more: readonly SpecificationRow[];
};

/** The drawing and the same numbers as a table (experience PDP-3); nothing when a side is not stated. */
export function SizeSection({ facts, name, more }: Props) {
  const dimensions = dimensionsOf(facts);
  if (!dimensions) return null;
  const { width, height, depth, depthDoor, depthOpen, doorsOpen, behind } = dimensions;
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
    <section className={c('section', 'kept')} id="size" aria-labelledby="h-size">
      <h2 className="t-h2" id="h-size">
        Drawn to scale
      </h2>
      <div className={c('size', 'toScale')}>
        <DimensionDrawing dimensions={dimensions} name={name} />
        <div>
          <SpecTable
            caption="In figures"
            rows={rows.flatMap(([label, mm]) =>
              mm
                ? [{ name: label, value: inBothUnits(mm), note: label === 'Height' ? adjustable : null }]
                : [],
            )}
          />
          {more.length > 0 ? (
            <Fold title="Weight, packing and room around it">
              <SpecTable caption={<span className="vh">More of its size</span>} rows={more.map(tableRow)} />
            </Fold>
          ) : null}
        </div>
      </div>
      {facts.assumed ? (
        <p className="t-small t-quiet">
          Usual figures stand in for what the maker does not state: {assumedWords(facts.assumed)}.
        </p>
      ) : null}
    </section>
  );
}
