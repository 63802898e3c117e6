import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/input';
import css from './order-search.module.css';

/** Finds an order by its number or by what was in it; a plain GET. */
export function OrderSearch({ text }: { text: string }) {
  return (
    <search className={css['search']}>
      <form action="/account/order-history" method="get">
        <TextField
          id="order-q"
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
