import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { classesOf, energyWords } from '@/lib/catalogue/energy';
import type { Attributes, Energy } from '@/lib/catalogue/types';
import css from './energy-label.module.css';

const c = classes(css);

/** What stands on a label besides the class, where the maker states it. */
const FIGURES = [
  'Energy consumption',
  'Capacity',
  'Drying capacity',
  'Place settings',
  'Total capacity',
  'Water per cycle',
  'Eco time',
  'Noise',
  'Noise class',
  'Spin class',
  'Condensation class',
];

type Props = { energy: Energy; attributes: Attributes; maker: string; model: string };

/** The energy label with all its figures as text (experience PDP-4). */
export function EnergyLabel({ energy, attributes, maker, model }: Props) {
  const classesInOrder = classesOf(energy.scale);
  const figures = FIGURES.filter((name) => attributes[name]);
  return (
    <div className={c('label')}>
      <p className={c('head')}>
        <b>{maker}</b>
        <span>{model}</span>
      </p>
      <ol className={c('scale')} aria-label={energyWords(energy)}>
        {classesInOrder.map((letter, at) => (
          <li
            key={letter}
            className={c(`step${at + 1}`)}
            aria-current={letter === energy.class ? 'true' : undefined}
          >
            <span>{letter}</span>
          </li>
        ))}
      </ol>
      <p>
        <EnergyArrow energyClass={energy.class} scale={energy.scale} size="hero" />
      </p>
      <dl>
        {figures.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{attributes[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
