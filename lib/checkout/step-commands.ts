import 'server-only';
import { saveAddress } from '@/lib/addresses/commands';
import { joinName, splitName } from '@/lib/addresses/names';
import { getAddresses } from '@/lib/addresses/queries';
import { HOME_COUNTRY } from '@/lib/addresses/rules';
import type { Address } from '@/lib/addresses/types';
import { splitDelivery } from '@/lib/basket/delivery-plan';
import { cardsIn } from '@/lib/basket/rules';
import { readCustomer } from '@/lib/customer/queries';
import { londonDate } from '@/lib/dates/rules';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { noDeliveryLine } from '@/lib/delivery/words';
import type { Outcome } from '@/lib/platform/http/forms';
import { ok, orFallback, orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { accessMessage } from './access/answers';
import { beginFault } from './begin-early';
import { setBilling, setMessage } from './change-commands';
import { chooseOption, setContact, setPlace } from './consignment-commands';
import { getPolicy } from '@/lib/policy/queries';
import { refusedBy } from './forms';
import type { CurrentCheckout } from './queries';
import type { ContactRequest, DeliveryRequest } from './requests';
import { isSamePlace, NEW_ADDRESS, stepPath } from './rules';
import type { Checkout, CheckoutAddress } from './types';

export const BLANK: CheckoutAddress = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  stateOrProvince: '',
  postalCode: '',
  countryCode: HOME_COUNTRY,
  phone: '',
  email: '',
};

/**
 * Step 1: saves the shopper's contact, also on deliveries chosen before they came back to this step.
 * @throws UnreachableError
 */
export async function saveContact(
  session: Session | null,
  checkout: Checkout,
  contact: ContactRequest,
): Promise<Outcome> {
  const { id: _, ...billing } = checkout.billing ?? { id: '', ...BLANK };
  // This comes first, because it compares with the contact of the current billing address.
  const rung = checkout.billing ? await setContact(session, checkout, billing, contact) : ok(checkout);
  if (!rung.ok) return refusedBy(rung.error);
  const saved = await setBilling(session, checkout, { ...billing, ...contact });
  return saved.ok ? { ok: true, to: stepPath('delivery') } : refusedBy(saved.error);
}

/** Loads the delivery days for a place, and saves as much of the address as was typed. @throws UnreachableError */
export async function saveDays(
  session: Session | null,
  underway: CurrentCheckout,
  given: DeliveryRequest,
): Promise<Outcome> {
  const { checkout } = underway;
  const place = await placeOf(session, checkout, given);
  if (!place) return UNKNOWN_ADDRESS;
  const { delivery } = await getPolicy();
  const placed = await setPlace(session, checkout, place, groupsOf(underway, place, given, delivery));
  if (!placed.ok) return refusedBy(placed.error);
  return unserved(placed.value, place, delivery) ?? { ok: true, to: stepPath('delivery') };
}

/** Step 2: saves the address, the day, the way in and the billing address. @throws UnreachableError */
export async function saveDelivery(
  session: Session | null,
  underway: CurrentCheckout,
  given: DeliveryRequest,
): Promise<Outcome> {
  const { checkout } = underway;
  const place = await placeOf(session, checkout, given);
  if (!place) return UNKNOWN_ADDRESS;
  const { delivery } = await getPolicy();
  const placed = await setPlace(session, checkout, place, groupsOf(underway, place, given, delivery));
  if (!placed.ok) return refusedBy(placed.error);
  const { consignments } = placed.value;
  const none = unserved(placed.value, place, delivery);
  if (none) return none;
  const days = consignments.map(({ options }, index) => {
    const wanted = index === 0 ? given.option : given.option2;
    return options.find(({ id }) => id === wanted)?.day ?? null;
  });
  const missing = beginFault(cardsIn(underway.basket), days, {
    begin: given.begin,
    today: londonDate(new Date()),
  });
  if (missing) return fault('begin', missing);
  for (const [index, consignment] of consignments.entries()) {
    const name = index === 0 ? 'option' : 'option2';
    if (!consignment.options.some(({ id }) => id === given[name])) return unknownDay(name);
    const chosen = await chooseOption(session, checkout.id, consignment, given[name]);
    if (!chosen.ok) return refusedBy(chosen.error);
  }
  const billed = await setBilling(session, checkout, billOf(place, given, checkout.billing?.phone));
  if (!billed.ok) return refusedBy(billed.error);
  const { floor = '', begin = '', lift, stairs, steps, door, old, parking, way, fit } = given;
  const message = accessMessage({ floor, lift, stairs, steps, door, old, parking, way, fit, begin });
  const told = await setMessage(session, checkout.id, message);
  if (!told.ok) return refusedBy(told.error);
  if (session && given.keep === 'on' && given.book === NEW_ADDRESS)
    await orFallback(keepInBook(session, place), undefined);
  return { ok: true, to: stepPath('pay') };
}

const fault = (name: string, message: string): Outcome => ({
  ok: false,
  status: 422,
  message,
  fields: { [name]: message },
});

const UNKNOWN_ADDRESS = fault('book', 'This address is no longer in your address book. Choose another');
const unknownDay = (name: 'option' | 'option2') =>
  fault(
    name,
    name === 'option'
      ? 'Choose a delivery day: these are the days for this place'
      : 'Choose a day for the second delivery',
  );

/** Returns the line ids of each delivery: all in one, or in two if some goods can come earlier and that was chosen. */
function groupsOf(
  { checkout, basket }: CurrentCheckout,
  { postalCode }: CheckoutAddress,
  { split }: DeliveryRequest,
  terms: DeliveryTerms,
): string[][] {
  const all = checkout.lines.map(({ id }) => id);
  const postcode = parsePostcode(postalCode);
  const two =
    split && postcode ? splitDelivery(basket.lines, zoneOf(postcode, terms), new Date(), terms) : null;
  const ahead = all.filter((id) => two?.ahead.lineIds.includes(id));
  const rest = all.filter((id) => !ahead.includes(id));
  return ahead.length > 0 && rest.length > 0 ? [ahead, rest] : [all];
}

/**
 * Returns the delivery address; null for an unknown entry. The driver rings the number of step 1, or that of an entry
 * in somebody else's name.
 */
async function placeOf(
  session: Session | null,
  { billing }: Checkout,
  given: DeliveryRequest,
): Promise<CheckoutAddress | null> {
  const contact = { email: billing?.email ?? '', phone: billing?.phone ?? '' };
  if (given.book === NEW_ADDRESS) {
    const { postalCode, address1, address2, city } = given;
    return { ...BLANK, ...splitName(given.fullName), postalCode, address1, address2, city, ...contact };
  }
  const book = session ? await getAddresses(session, stepPath('delivery')) : [];
  const found = book.find(({ id }) => String(id) === given.book);
  if (!session || !found) return null;
  const isRungThere = contact.phone === '' || (found.phone !== '' && !(await isOwn(session, found)));
  return { ...BLANK, ...found, email: contact.email, phone: isRungThere ? found.phone : contact.phone };
}

/** Whether an entry of the address book is in the customer's own name. @throws UnreachableError */
async function isOwn(session: Session, entry: Address): Promise<boolean> {
  const customer = orUnreachable(await readCustomer(session));
  return customer !== null && joinName(customer).toLowerCase() === joinName(entry).toLowerCase();
}

/** Adds an address to the book unless it is there. The caller ignores a failure, which must not prevent the sale. */
async function keepInBook(session: Session, { email: _, ...place }: CheckoutAddress): Promise<void> {
  const book = await getAddresses(session, stepPath('delivery'));
  if (book.some((saved) => isSamePlace({ ...saved, email: '' }, { ...place, email: '' }))) return;
  await saveAddress(session, place);
}

/**
 * Returns the billing address, which is the delivery address unless another is given (experience CHK-11).
 * @param phone of step 1: the shopper is rung about the order, even if somebody else is rung about the delivery
 */
function billOf(place: CheckoutAddress, given: DeliveryRequest, phone = ''): CheckoutAddress {
  const contact = { email: place.email, phone: phone || place.phone };
  if (!given.otherBill) return { ...place, ...contact };
  return {
    ...BLANK,
    ...splitName(given.billName),
    postalCode: given.billPostcode,
    address1: given.billAddress1,
    city: given.billCity,
    ...contact,
  };
}

/** Returns the error where nothing can be delivered; null when there are delivery days. */
function unserved(
  { consignments }: Checkout,
  { postalCode }: CheckoutAddress,
  terms: DeliveryTerms,
): Outcome | null {
  if (consignments.length > 0 && consignments.every(({ options }) => options.length > 0)) return null;
  const postcode = parsePostcode(postalCode);
  const line = postcode && noDeliveryLine({ kind: 'unserved', zone: zoneOf(postcode, terms) });
  return fault(
    'postalCode',
    `${line ?? 'We do not deliver to this address'}. Ring us and we will see what can be done`,
  );
}
