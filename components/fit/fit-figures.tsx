import { classes } from '@/components/ui/classes';
import { PrintAlone } from '@/components/ui/print-alone';
import type { Load } from '@/lib/access/types';
import { assumedWords } from '@/lib/catalogue/facts/assumed';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { HOUSED } from '@/lib/fit/housing';
import { fitRows } from '@/lib/fit/table';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import { href } from '@/lib/routing/href';
import css from './fit.module.css';
import { FrontDrawing } from './front-drawing';
import { GapOpener } from './gap-opener';
import { HoleDrawing } from './hole-drawing';
import { PlanDrawing } from './plan-drawing';

const c = classes(css);

type Props = {
  kind: GapKind;
  space: Space;
  facts: FitFacts;
  fit: Fit;
  name: string;
  promise: string;
  /** URL of its 3D model; null where there is none. */
  glb: string | null;
  /** The load to be carried in; null where the way in is not checked. */
  load: Load | null;
};

/** The drawing to scale, with the same figures in a table. */
export function FitFigures({ kind, space, facts, fit, name, promise, glb, load }: Props) {
  const housed = fit.hole !== null;
  return (
    <div className={c('figures')}>
      {glb ? <GapOpener glb={glb} name={name} space={space} facts={facts} fit={fit} load={load} /> : null}
      {housed ? <HoleDrawing space={space} facts={facts} name={name} /> : null}
      {housed ? null : (
        <div className={c('draw')}>
          <FrontDrawing kind={kind} space={space} facts={facts} name={name} goesIn={fit.verdict !== 'NO'} />
          <PlanDrawing space={space} facts={facts} fit={fit} name={name} />
        </div>
      )}
      <table className={c('table')}>
        <caption>The same in millimetres</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">It takes</th>
            {housed ? null : <th scope="col">Kept free</th>}
            <th scope="col">You have</th>
            <th scope="col">Left over</th>
          </tr>
        </thead>
        <tbody>
          {fitRows(fit).map(({ what, takes, room, have, left }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{takes}</td>
              {housed ? null : <td>{room}</td>}
              <td>{have}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={c('foot')}>
        {facts.assumed.length > 0
          ? `The maker does not state these, so we used typical figures: ${assumedWords(facts.assumed)}. `
          : 'Worked out from the maker’s figures. '}
        {fit.hole === 'housing' && !HOUSED.has(kind)
          ? 'The plinth and the weight of a furniture door are not checked. '
          : null}
        Measured with a tape, so allow a few millimetres. {fit.verdict === 'FITS' ? promise : null}
      </p>
      {kind === 'cooker' ? (
        <p className={c('foot')}>
          Above the hob’s level, walls and units that can burn need more room at the sides: the maker’s manual
          says how much. <a href={href('/installation')}>What fitting involves</a>
        </p>
      ) : null}
      <PrintAlone part="fit">Print this answer</PrintAlone>
    </div>
  );
}
