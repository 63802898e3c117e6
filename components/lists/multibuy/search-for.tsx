import { classes } from '@/components/ui/classes';
import { href } from '@/lib/routing/href';
import css from './multibuy.module.css';

const c = classes(css);

/** Link to a search for a product that is no longer sold and has no known replacement. */
export function SearchFor({ name, words }: { name: string; words: string }) {
  return (
    <p className={c('instead')} data-no-print>
      <span>
        We cannot find a replacement for {name}.{' '}
        <a href={href('/search-alg', { q: words })}>Search for “{words}”</a>
      </span>
    </p>
  );
}
