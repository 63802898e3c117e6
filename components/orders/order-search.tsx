import { Button } from '@/components/ui/controls/button';
import { TextField } from '@/components/ui/controls/input';
import { href } from '@/lib/routing/href';
import css from './order-search.module.css';

/**
 * Finds an order by its number or by its products; a plain GET form.
 * @param page makes the id unique, because the router keeps pages that were left in the document
 */
export function OrderSearch({ text, page }: { text: string; page: number }) {
  return (
    <search className={css['search']}>
      <form action={href('/account/order-history')} method="get">
        <TextField
          id={`order-q-${page}-${text.length}`}
          name="q"
          label="Find an order"
          help="By its number, a product, a maker or a model"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          beside={
            <Button type="submit" kind="second">
              Find
            </Button>
          }
        />
      </form>
    </search>
  );
}
