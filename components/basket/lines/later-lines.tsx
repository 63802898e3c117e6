import { type RefObject, useMemo, useRef } from 'react';
import { useNewPress } from '@/components/basket/adding/use-new-press';
import css from '@/components/basket/basket-view.module.css';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { keyOf, type SavedLine, savedLines, withoutSaved, withSaved } from '@/lib/lists/saved-for-later';
import { later, useGoods } from '@/lib/lists/saved-for-later-client';
import { savedToday } from '@/lib/lists/saved-for-later-today';
import { LaterLine } from './later-line';
import { focusIn, focusLine } from './line-focus';
import { useBringBack } from './use-bring-back';

const c = classes(css);

type Props = { saved: readonly unknown[]; page: RefObject<HTMLElement | null> };

/** Lines saved for later, with today's prices and stock (experience §2.6); stored in this browser. */
export function LaterLines({ saved, page }: Props) {
  const lines = useMemo(() => savedLines(saved), [saved]);
  const ids = [...new Set(lines.flatMap(({ parts }) => parts.map(({ item }) => item.product_id)))];
  const { data: goods, isPlaceholderData, isError, refetch } = useGoods(ids.toSorted((a, b) => a - b));
  const bringBack = useBringBack(page);
  const isNew = useNewPress();
  const list = useRef<HTMLDivElement>(null);
  if (lines.length === 0) return null;

  const takeOff = (line: SavedLine) => later.change((raw) => withoutSaved(savedLines(raw), keyOf(line)));

  const remove = (line: SavedLine, name: string) => {
    const at = lines.indexOf(line);
    const articles = list.current?.querySelectorAll('article');
    if (!focusIn(articles?.[at + 1] ?? articles?.[at - 1])) page.current?.focus();
    takeOff(line);
    const run = () => {
      later.change((raw) => withSaved(savedLines(raw), line, at) ?? raw);
      focusLine(keyOf(line));
    };
    showToast(`Removed ${name} from what you saved for later.`, { label: 'Undo', run });
  };

  return (
    <section className="section" aria-labelledby="later">
      <h2 className="t-h3" id="later">
        Saved for later
      </h2>
      {isError ? (
        <Notice kind="error" role="alert">
          <p>We can’t show today’s prices for these right now. Nothing you saved is lost.</p>
          <Button kind="second" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <div className={c('lines')} ref={list}>
        {lines.map((line) => {
          const today = goods && savedToday(line, goods);
          return (
            <LaterLine
              key={keyOf(line)}
              line={line}
              today={isPlaceholderData && !today?.card ? undefined : today}
              onMove={(items, name, press) => {
                if (!isNew(press, keyOf(line))) return;
                bringBack({ id: keyOf(line), name, items }, () => {
                  takeOff(line);
                  return `Moved to your basket: ${name}`;
                });
              }}
              onRemove={(name) => remove(line, name)}
            />
          );
        })}
      </div>
    </section>
  );
}
