import { Faults } from '@/components/policy/faults';
import { Notice } from '@/components/ui/feedback/notice';
import { type Day, fullDay } from '@/lib/dates/rules';
import { isApprovedOn } from '@/lib/finance/rules';
import type { FinanceOffer, OfferReading } from '@/lib/finance/types';
import { formatPrice } from '@/lib/money/rules';

type Props = {
  /** Null when the content service cannot be reached. */
  published: readonly OfferReading[] | null;
  drafts: readonly OfferReading[] | null;
  today: Day;
};

/** Which credit offers are shown as published, and the faults of the others and of drafts. */
export function OffersState({ published, drafts, today }: Props) {
  return (
    <section aria-labelledby="h-credit">
      <h2 className="t-h3" id="h-credit">
        Pay monthly
      </h2>
      {published === null ? (
        <Notice kind="warn">
          The content service is not answering. Pages that were made earlier still show what they showed.
        </Notice>
      ) : null}
      {published?.length === 0 ? (
        <p className="t-second">None is published, so the shop does not mention credit.</p>
      ) : null}
      {published?.map((reading) =>
        reading.ok ? (
          <p className="t-second" key={reading.name}>
            {reading.name}: {offerState(reading.offer, today)}
          </p>
        ) : (
          <Faults key={reading.name} says={`${reading.name}: not shown.`} faults={reading.faults} />
        ),
      )}
      {drafts?.map((reading) =>
        reading.ok ? null : (
          <Faults
            key={reading.name}
            says={`${reading.name}: the draft can’t be used once it is published.`}
            faults={reading.faults}
          />
        ),
      )}
    </section>
  );
}

function offerState(offer: FinanceOffer, today: Day): string {
  const end = fullDay(offer.approvedUntil);
  if (!isApprovedOn(offer, today)) return `not shown, because its approval ended on ${end}.`;
  return `shown from ${formatPrice(offer.minimumPrice)} to ${formatPrice(offer.maximumPrice)}, until ${end}.`;
}
