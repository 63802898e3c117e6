import { classes } from '@/components/ui/classes';
import { Swatch } from '@/components/ui/controls/swatch';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { colourName } from '@/lib/catalogue/own-colour';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';
import css from './colours.module.css';

const c = classes(css);

/** Links to the same appliance in its other colours, saying which are out of stock (experience PDP-15). */
export function Colours({ family, id }: { family: readonly ProductCard[]; id: number }) {
  return (
    <nav aria-label="Colours" data-no-print>
      <ul className={c('colours')}>
        {family.map((each) => (
          <li key={each.id}>
            <a href={each.path} aria-current={each.id === id ? 'page' : undefined}>
              <Swatch code={each.facts.colourCode ?? ''} />
              <span>
                {colourName(each, family)}
                <small>
                  {each.price ? formatPrice(each.price.now) : null}
                  {isBuyable(each.stock) ? null : ', out of stock'}
                  {each.price && each.energy ? (
                    <>
                      {' '}
                      <EnergyArrow
                        energyClass={each.energy.class}
                        scale={each.energy.scale}
                        size="row"
                        words="none"
                      />
                    </>
                  ) : null}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
