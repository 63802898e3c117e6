import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import type { FacetOption } from '@/lib/listing/facet-view';
import type { FacetProps } from './facet';
import css from './facet.module.css';

const c = classes(css);

/** Number of values shown; more are folded away. */
const IN_SIGHT = 8;

/** Values of a facet as checkboxes, with the long tail behind "Show all". */
export function FacetChecks({ facet }: FacetProps) {
  const options = facet.groups.flatMap((group) => group.options);
  const tail = options.length > IN_SIGHT + 2 ? options.slice(IN_SIGHT) : [];
  const head = options.slice(0, options.length - tail.length);
  const check = (option: FacetOption) => (
    <Checkbox
      key={option.token}
      name={facet.key}
      value={option.token}
      defaultChecked={option.chosen}
      label={option.label}
      count={option.count}
    />
  );
  return (
    <>
      {head.map(check)}
      {tail.length > 0 ? (
        <details
          className={c('tail')}
          open={tail.some(({ chosen }) => chosen)}
          data-facet={`${facet.key}:tail`}
        >
          <summary>
            Show all {options.length}
            <span className="vh">: {facet.label}</span>
          </summary>
          {tail.map(check)}
        </details>
      ) : null}
    </>
  );
}
