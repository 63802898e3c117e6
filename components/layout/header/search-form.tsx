import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routing/href';
import css from './search-form.module.css';

const c = classes(css);
const LABEL = 'Search products, model numbers and help';

type SearchFormProps = {
  id: string;
  query?: string;
  className?: string;
  /** Accessible name that tells this search from the header's on a page that has both. */
  name?: string;
};

/** Search as a plain GET form; the header's gets suggestions when focused. */
export function SearchForm({ id, query, className, name }: SearchFormProps) {
  return (
    <form
      className={c('search', className)}
      role="search"
      aria-label={name}
      action={href('/search-alg')}
      method="get"
    >
      <label className="vh" htmlFor={id}>
        {LABEL}
      </label>
      <input id={id} type="search" name="q" placeholder={LABEL} defaultValue={query} autoComplete="off" />
      <button type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
    </form>
  );
}
