import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { dayAndYear } from '@/lib/orders/progress';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { elevationOf } from '@/lib/kitchen/elevation';
import { fitterRows } from '@/lib/kitchen/fitter';
import type { Kitchen, Piece } from '@/lib/kitchen/types';
import { kitchenWords, resultWords } from '@/lib/kitchen/words';
import { ElevationDrawing } from './elevation-drawing';
import css from './fitter.module.css';

const c = classes(css);

const COLUMNS = ['No.', 'Appliance', 'Size', 'Space needed', 'Power', 'Water, gas, air', 'Weight'] as const;

const numbers = new Intl.ListFormat('en-GB');

type Props = {
  pieces: readonly Piece[];
  /** The kitchen that they are for. */
  kitchen: Kitchen;
};

/** Drawing, openings, connections and weights of a set, with the open questions, laid out for one A4 page. */
export function FitterSheet({ pieces, kitchen }: Props) {
  const told = kitchenWords(kitchen);
  const rows = fitterRows(pieces);
  const open = findingsFor(pieces, kitchen).filter(({ result }) => result !== 'OK');
  const numberOf = (sku: string) => pieces.findIndex((piece) => piece.sku === sku) + 1;
  return (
    <div className={c('sheet')}>
      <p className={c('lead')}>
        {`For the fitter. All sizes in millimetres: width by height by depth. Made on ${dayAndYear(new Date().toISOString())} from the makers’ figures: check against the manual before cutting.`}{' '}
        <span>
          {told
            ? `Checked against this kitchen: ${told}.`
            : 'We have no details of the kitchen, so its gas, wiring and room were not checked.'}
        </span>
      </p>
      <div data-no-print>
        <Button onClick={() => print()}>Print on one page</Button>
      </div>
      <ElevationDrawing elevation={elevationOf(pieces, kitchen)} numberOf={numberOf} />
      <ScrollFrame label="Appliances and what they need" role="region" className={c('scroll')}>
        <table className={c('table')}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ sku, name, quantity, size, opening, power, services, weight }, at) => (
              <tr key={sku}>
                <td>{at + 1}</td>
                <th scope="row">
                  {quantity > 1 ? `${quantity} × ` : ''}
                  {name} <span className={c('sku')}>{sku}</span>
                </th>
                <td className={c('size')}>{size}</td>
                <td>{opening}</td>
                <td>{power}</td>
                <td>{services}</td>
                <td className={c('size')}>{weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {open.length > 0 ? (
        <section className={c('settle')}>
          <h2 className="t-h3">To sort out before fitting</h2>
          <ul className={c('open')}>
            {open.map((finding) => (
              <li key={`${finding.rule} ${finding.skus.join()}`}>
                <b>
                  {resultWords(finding)}, no.{' '}
                  {numbers.format(finding.skus.map((sku) => String(numberOf(sku))))}:
                </b>{' '}
                {finding.words}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={c('foot')}>
        Gas: a Gas Safe registered engineer. Cooker circuit: a registered electrician. A gap includes hoses
        and the air that the maker requires; any other air is listed beside it.
      </p>
    </div>
  );
}
