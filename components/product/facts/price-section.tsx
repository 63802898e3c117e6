import type { AskedAbout } from '@/components/enquiries/about';
import { PriceAlert } from '@/components/enquiries/price-alert';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { formatPrice } from '@/lib/money/rules';
import { stepChart } from '@/lib/price-history/chart';
import type { PriceStory } from '@/lib/price-history/types';
import { lowestWords, slipWords, soldWords, standingWords, stepRows } from '@/lib/price-history/words';
import css from './price-section.module.css';

const c = classes(css);

const WIDTH = 560;
const HEIGHT = 120;

type Props = {
  story: PriceStory | null;
  /** Which of several sizes it tells of. */
  sizes: string | null;
  product: AskedAbout;
};

/** What was asked here in twelve months, and how today stands to it (experience §6 F6). */
export function PriceSection({ story, sizes, product }: Props) {
  return (
    <section className={c('price')} id="price-history" aria-labelledby="h-price">
      <h2 className="t-h2" id="h-price">
        Its price here
      </h2>
      {story ? (
        <>
          <p>
            <b>{standingWords(story)}.</b> {lowestWords(story).at(-1)}
          </p>
          {sizes ? <p className="t-small t-second">{sizes}</p> : null}
          <Chart story={story} />
          <Fold title="Every price of the last 12 months">
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
          </Fold>
        </>
      ) : (
        <p className="t-second">Too new here for a history: prices are told after 60 days.</p>
      )}
      <PriceAlert product={product} />
    </section>
  );
}

function Chart({ story }: { story: PriceStory }) {
  const { path, high, low } = stepChart(story, WIDTH, HEIGHT);
  const marks = high.pence === low.pence ? [high] : [high, low];
  return (
    <svg
      className="drawing"
      viewBox={`-4 -22 ${WIDTH + 74} ${HEIGHT + 44}`}
      role="img"
      aria-label={`Prices of 12 months, from ${formatPrice(low.pence)} to ${formatPrice(high.pence)}`}
    >
      {marks.map(({ y, pence }) => (
        <g key={pence}>
          <path className="d-hatch" d={`M0 ${y}H${WIDTH}`} />
          <text x={WIDTH + 8} y={y} dominantBaseline="central">
            {formatPrice(pence)}
          </text>
        </g>
      ))}
      <path className="d-prod-line" d={path} />
    </svg>
  );
}
