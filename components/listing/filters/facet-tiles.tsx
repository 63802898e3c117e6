import { classes } from '@/components/ui/classes';
import tilesCss from '@/components/ui/controls/tiles.module.css';
import { countWords } from '@/lib/listing/view';
import type { FacetProps } from './facet';
import css from './facet.module.css';

const c = classes({ ...tilesCss, ...css });

/** Returns the class for rows of equal length, so that no tile stands alone. */
const columns = (count: number): string | null => (count <= 6 ? null : count <= 8 ? 'four' : 'five');

/** A few whole numbers as large buttons. */
export function FacetTiles({ facet, noun }: FacetProps) {
  const options = facet.groups.flatMap((group) => group.options);
  return (
    <div className={c('tiles', 'numbers', columns(options.length))}>
      {options.map((option) => (
        <label key={option.token}>
          <input
            type="checkbox"
            name={facet.key}
            value={option.token}
            defaultChecked={option.chosen}
            aria-label={`${option.label}, ${countWords(option.count, noun)}`}
          />
          <b>{Number.parseFloat(option.label)}</b>
          <span>{option.count}</span>
        </label>
      ))}
    </div>
  );
}
