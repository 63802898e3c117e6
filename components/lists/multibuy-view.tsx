'use client';

import { QuantityStepper } from '@/components/basket/quantity-stepper';
import { ButtonLink } from '@/components/ui/button';
import { DimensionLine } from '@/components/ui/dimension-line';
import { EmptyState } from '@/components/ui/empty-state';
import { announce } from '@/components/ui/live-store';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { countOf, withItemQuantity, withoutItem } from '@/lib/lists/rules';
import { ListedCards } from './listed-cards';
import { MultibuySum } from './multibuy-sum';

/** The appliances to be bought together, with how many of each and what they come to. */
export function MultibuyView() {
  const items = useLocalList(multibuy);
  if (items.length === 0) {
    return (
      <EmptyState
        shape="shelf"
        title="Your multibuy list is empty"
        action={<ButtonLink href="/">Look at the departments</ButtonLink>}
      >
        <p>
          Put the appliances of a kitchen or a laundry on one list, see what they come to, and buy them
          together.
        </p>
      </EmptyState>
    );
  }
  const set = (id: number, name: string, quantity: number) => {
    multibuy.change((list) => (quantity <= 0 ? withoutItem(list, id) : withItemQuantity(list, id, quantity)));
    announce(quantity <= 0 ? `Taken off your multibuy list: ${name}` : `${quantity} of ${name}`);
  };
  return (
    <>
      <DimensionLine kind="title">
        <b>{countOf(items)}</b> {countOf(items) === 1 ? 'appliance' : 'appliances'}
      </DimensionLine>
      <MultibuySum items={items} />
      <ListedCards
        items={items}
        foot={(card) => (
          <QuantityStepper
            of={card.name}
            value={items.find(({ entityId }) => entityId === card.id)?.quantity ?? 1}
            available={'available' in card.stock ? card.stock.available : null}
            onChange={(quantity) => set(card.id, card.name, quantity)}
          />
        )}
      />
    </>
  );
}
