import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import type { FacetProps } from './facet';
import css from './facet.module.css';

const c = classes(css);

/** Energy classes with their arrows, grouped by scale. */
export function FacetEnergy({ facet }: FacetProps) {
  return facet.groups.map((group) => (
    <div key={group.label} className={c('scale')}>
      {facet.groups.length > 1 ? <p className={c('scaleName')}>{group.label}</p> : null}
      {group.options.map(({ token, label, count, chosen, energy }) => (
        <Checkbox
          key={token}
          name={facet.key}
          value={token}
          defaultChecked={chosen}
          aria-label={`Energy class ${label}${energy?.scale === 'A–G' ? '' : ', older scale'}, ${count}`}
          label={
            <span className={c('energyLabel')}>
              {energy ? (
                <EnergyArrow energyClass={energy.class} scale={energy.scale} size="row" words="none" />
              ) : null}
              <span>{label}</span>
            </span>
          }
          count={count}
        />
      ))}
    </div>
  ));
}
