'use client';

import { type ComponentProps, useTransition } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { painted } from '@/components/ui/controls/painted';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { keptNothing } from '@/lib/device/local-value';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { hasItem, withItem, withoutItem } from '@/lib/lists/rules';
import { href } from '@/lib/routing/href';

/** Specification §4: the same three states as the basket's button. */
const WORDS = {
  rest: 'Add to kitchen set',
  busy: 'Adding to kitchen set',
  done: 'Added to kitchen set',
} as const;

type Props = { product: { id: number; name: string } } & Pick<ComponentProps<typeof Button>, 'size' | 'wide'>;

const seeSet = () => location.assign(href('/multibuy-list'));

/** Adds a product to the kitchen set, or removes it. */
export function MultibuyButton({ product, ...look }: Props) {
  const early = useEarlyPress();
  const listed = hasItem(useLocalList(multibuy), product.id);
  const [adding, start] = useTransition();
  const state = adding ? 'busy' : listed ? 'done' : 'rest';
  const toggle = () =>
    start(async () => {
      await painted();
      const isSaved = multibuy.change((list) =>
        hasItem(list, product.id) ? withoutItem(list, product.id) : withItem(list, product.id),
      );
      if (!isSaved) showToast(keptNothing('nothing was added'));
      else if (listed) announce(`Removed from your kitchen set: ${product.name}`);
      else showToast(`${WORDS.done}: ${product.name}`, { label: 'See the set', run: seeSet });
    });
  return (
    <Button {...look} {...early} kind="second" state={state} aria-pressed={listed} onClick={toggle}>
      <Icon name="multibuy" />
      <span>
        {WORDS[state]}
        <span className="vh">: {product.name}</span>
      </span>
    </Button>
  );
}
