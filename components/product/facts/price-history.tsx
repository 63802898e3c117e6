import type { AskedAbout } from '@/components/enquiries/about';
import { PriceAlert } from '@/components/enquiries/price-alert';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { formatPrice } from '@/lib/money/rules';
import { monthMarks, stepChart } from '@/lib/price-history/chart';
import type { PriceStory } from '@/lib/price-history/types';
import { lowestWords, slipWords, soldWords, standingWords, stepRows } from '@/lib/price-history/words';
import css from './price-history.module.css';

const c = classes(css);

const WIDTH = 300;
const HEIGHT = 84;

type Props = {
  story: PriceStory | null;
  /** Says which of several sizes it is for. */
  sizes: string | null;
  product: AskedAbout;
};

/** How today's price compares, with the shop's prices of the last twelve months folded away (experience §6 F6). */
export function PriceHistory({ story, sizes, product }: Props) {
  const standing = story && sizes === null ? story : null;
  return (
    <Fold
      className={c('price')}
      id="price-history"
      data-no-print
      title={
        standing ? (
          <>
            <b>{standingWords(standing)}.</b> {lowestWords(standing).at(-1)}
          </>
        ) : (
          'Price history'
        )
      }
    >
      {story ? (
        <>
          {standing ? null : (
            <p className="t-small t-second">
              {lowestWords(story).at(-1)} {sizes}
            </p>
          )}
          <Chart story={story} />
          <table>
            <thead>
              <tr>
                <th scope="col">Days</th>
                <th scope="col">Kind</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {stepRows(story).map(({ dates, price, kind }) => (
                <tr key={dates}>
                  <th scope="row">{dates}</th>
                  <td>{kind}</td>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="t-small t-second">
            {[...lowestWords(story).slice(0, -1), soldWords(story), ...slipWords(story)]
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      ) : (
        <p className="t-small t-second">Too new for a price history: we show one after 60 days.</p>
      )}
      <PriceAlert product={product} />
    </Fold>
  );
}

function Chart({ story }: { story: PriceStory }) {
  const { path, high, low, today } = stepChart(story, WIDTH, HEIGHT);
  const prices = high.pence === low.pence ? [high] : [high, low];
  return (
    <svg
      className="drawing"
      viewBox={`-6 -12 ${WIDTH + 74} ${HEIGHT + 42}`}
      role="img"
      aria-label={`Prices over 12 months, from ${formatPrice(low.pence)} to ${formatPrice(high.pence)}`}
    >
      {prices.map(({ y, pence }) => (
        <g key={pence}>
          <path className="d-hatch" d={`M0 ${y}H${WIDTH}`} />
          <text x={WIDTH + 12} y={y} dominantBaseline="central">
            {formatPrice(pence)}
          </text>
        </g>
      ))}
      {monthMarks(story, WIDTH).map(({ x, day }) => (
        <text className="t-note" key={day} x={x} y={HEIGHT + 24}>
          {day}
        </text>
      ))}
      <path className="d-prod-line" d={path} />
      <circle className={c('today')} cx={WIDTH} cy={today} r="5" />
    </svg>
  );
}
