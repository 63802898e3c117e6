import { classes } from '@/components/ui/classes';
import css from './energy-arrow.module.css';

const c = classes(css);

const scales = {
  'A–G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++–D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
} as const;

type EnergyArrowProps = {
  /** The class on the label, and its scale; letters of different scales are never compared. */
  energyClass: string;
  scale: keyof typeof scales;
  /** Size of the price beside it: the letter is as high as the price's figures, as the law requires. */
  size?: 'md' | 'xl' | 'hero' | 'row';
  /** URL of the full label; with it the arrow is a link. */
  href?: string;
  /** Name of the product, read out after the class. */
  product?: string;
  /** `beside` prints the class next to the arrow; `none` only where nearby text does. */
  words?: 'beside' | 'none';
};

/**
 * The energy label's arrow for a price: white letter, black edge, the range of the scale at its left, and the class
 * again in words, because white on the yellow of class D is illegible (1.17:1).
 */
export function EnergyArrow({
  energyClass,
  scale,
  size = 'md',
  href,
  product,
  words = 'beside',
}: EnergyArrowProps) {
  const letters = scales[scale];
  const first = letters[0];
  const last = letters[6];
  const place = letters.findIndex((letter) => letter === energyClass) + 1;
  if (place === 0) return null;
  const whose = product ? `, ${product}` : '';
  const inside = (
    <>
      <ArrowDrawing letter={energyClass} place={place} first={first} last={last} />
      {words === 'none' ? (
        <span className="vh">{`Energy label: class ${energyClass} on a scale from ${first} to ${last}${whose}`}</span>
      ) : (
        <>
          <span className="vh">Energy label: </span>
          <span className={c('words')}>
            <b>Class {energyClass}</b> of {first} to {last}
            <span className="vh">{whose}</span>
          </span>
        </>
      )}
    </>
  );
  return href ? (
    <a className={c('energy', size)} href={href}>
      {inside}
    </a>
  ) : (
    <span className={c('energy', size)}>{inside}</span>
  );
}

function ArrowDrawing(props: { letter: string; place: number; first: string; last: string }) {
  const left = props.first.length > 1 ? 27 : 15;
  const tip = left + 29 + 13 * (props.letter.length - 1);
  return (
    <svg className={c('arrow')} viewBox={`0 0 ${tip + 15.5} 34`} aria-hidden="true">
      <path
        d={`M${left} 1H${tip}L${tip + 14} 17 ${tip} 33H${left}z`}
        className={c(`class${props.place}`, 'edge')}
      />
      <path d={`M1 1h${left - 1}v32H1z`} className={c('scale', 'edge')} />
      <text className={c('range')} x={(left + 1) / 2} y="10.5">
        {props.first}
      </text>
      <path d={`M${(left + 1) / 2} 22.5v-8.5m-2.6 2.8 2.6-2.8 2.6 2.8`} className={c('up')} />
      <text className={c('range')} x={(left + 1) / 2} y="31">
        {props.last}
      </text>
      <text className={c('letter')} x={(left + tip) / 2 + 2.5} y="25.3">
        {props.letter}
      </text>
    </svg>
  );
}
