import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { classesOf, energyWords } from '@/lib/catalogue/energy';
import { nameParts } from '@/lib/catalogue/names';
import type { Energy, ProductCard } from '@/lib/catalogue/types';
import { sheetHref } from '@/lib/product-documents/information-sheet';
import css from './energy-label.module.css';

const c = classes(css);

/** Figures shown on a label besides the class, where the maker states them. */
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

type Props = { product: ProductCard; energy: Energy };

/** The energy label with all its figures as text, and a link to the information sheet (experience PDP-4, L7). */
export function EnergyLabel({ product, energy }: Props) {
  const { attributes, name, sku } = product;
  const { brand, model } = nameParts(product);
  const classesInOrder = classesOf(energy.scale);
  const figures = FIGURES.filter((name) => attributes[name]);
  return (
    <div className={c('label')}>
      <p className={c('head')}>
        <b>{brand}</b>
        <span>{model ?? name}</span>
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
      <p>
        <a href={sheetHref(sku)} data-reload>
          Product information sheet (PDF)
        </a>
      </p>
    </div>
  );
}
