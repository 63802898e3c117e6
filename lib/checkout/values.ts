import { joinName } from '@/lib/addresses/names';
import type { Address } from '@/lib/addresses/types';
import type { WantedDelivery } from '@/lib/basket/types';
import type { Customer } from '@/lib/customer/types';
import type { Day } from '@/lib/dates/rules';
import type { FormValues } from '@/lib/forms/types';
import { readAccessMessage } from './access/answers';
import { settledOption } from './days';
import { isSamePlace, NEW_ADDRESS } from './rules';
import type { Checkout, CheckoutAddress, Consignment } from './types';

/** Returns the values of step 1: as given before, or from the account. */
export function contactValues({ billing }: Checkout, customer: Customer | null): FormValues {
  return {
    email: billing?.email || customer?.email || '',
    phone: billing?.phone || customer?.phone || '',
  };
}

/** Returns the id of the chosen option, or of the day that was chosen with the goods, if it is still available. */
function chosenIn(consignment: Consignment | undefined, day: Day | null = null): string {
  const options = consignment?.options ?? [];
  const wanted = day === null ? undefined : options.find((option) => option.day === day);
  return (consignment?.chosen ?? settledOption(options) ?? wanted)?.id ?? '';
}

/** Returns the ids of the options selected when step 2 is opened, one per delivery; empty where none is. */
export const markedDays = (
  [first, second]: readonly Consignment[],
  wanted: WantedDelivery | null,
): readonly [string, string] => [chosenIn(first, wanted?.day), chosenIn(second)];

/** Whether the address comes from the basket page's delivery estimate, so that only the postcode is known. */
const isEstimate = ({ lastName, address1 }: CheckoutAddress): boolean => lastName === '' && address1 === '';

/**
 * Returns the values of step 2, as the platform keeps them.
 * @param wanted day and postcode chosen together with the goods
 */
export function deliveryValues(
  { consignments, billing, message }: Checkout,
  book: readonly Address[],
  wanted: WantedDelivery | null = null,
): FormValues {
  const [first, second] = consignments;
  const place = first?.address;
  const entry =
    place &&
    book.find((address) =>
      isEstimate(place)
        ? address.postalCode === place.postalCode
        : isSamePlace({ ...address, email: '' }, place),
    );
  const other = Boolean(place && billing?.address1 && !isSamePlace(billing, place));
  const proposed = book[0] && !place ? String(book[0].id) : NEW_ADDRESS;
  const { floor, ...answers } = readAccessMessage(message);
  const [option, option2] = markedDays(consignments, wanted);
  return {
    book: entry ? String(entry.id) : proposed,
    postalCode: place?.postalCode || wanted?.postcode || '',
    fullName: place ? joinName(place) : '',
    address1: place?.address1 ?? '',
    address2: place?.address2 ?? '',
    city: place?.city ?? '',
    split: second ? 'on' : '',
    option,
    option2,
    floor,
    ...answers,
    ...(other && billing
      ? {
          otherBill: 'on',
          billName: joinName(billing),
          billPostcode: billing.postalCode,
          billAddress1: billing.address1,
          billCity: billing.city,
        }
      : {}),
  };
}
