import type { ContentType } from '../types.ts';
import { integer, json, required, symbol } from './fields.ts';

/** The merchant's charges and promises. The shop uses either all of an entry or none of it. */
export const policyType: ContentType = {
  id: 'shopPolicy',
  name: 'Shop policy',
  description:
    'Prices, days and rules that the shop states and calculates with; one entry. What is charged is set in the commerce platform. Money is whole pence, days are written 2026-11-20. The shop’s page /sync says what is wrong with it.',
  displayField: 'name',
  fields: [
    symbol('name', 'Name', required),
    json('tariffs', 'Tariffs [{fuel: electricity or gas, pence a kWh, from, to, source}]', required),
    json('water', 'Water {pence a cubic metre, source}', required),
    integer('freeDeliveryFrom', 'Delivered free from (pence)', required),
    integer('deliveryPrice', 'Delivery below that (pence)', required),
    integer('parcelFreeFrom', 'Parcels free from (pence)', required),
    integer('parcelPrice', 'Parcels below that (pence)', required),
    integer('cutOffHour', 'Orders count for the day until (hour, London time)', required),
    json('namedDays', 'Days that cost more {"Friday": pence}', required),
    json(
      'zones',
      'Zones [{name, label, nation, served, surcharge in pence, extraDays, parcelSurcharge, parcelExtraDays}]',
      required,
    ),
    json('outwardCodes', 'Postcodes of zones [{zone, area, from, to}]; the first row decides', required),
    json('holidays', 'Holidays {"england-and-wales": [days of whole years]}', required),
    integer('returnDays', 'Days to return goods', required),
    integer('collectionPrice', 'Collecting large goods (pence)', required),
    integer('largeCollectionPrice', 'Collecting the largest goods (pence)', required),
    integer('priceDropDays', 'Days to ask for a lower price, from the order; empty: not promised'),
    json('setDiscount', 'Set discount [{kinds, percent}]', required),
    integer('setDiscountMost', 'Most that a set saves (pence)', required),
    integer('coverFrom', 'Cover for goods from (pence)', required),
    integer('coverMost', 'Most that cover costs (percent of the goods)', required),
  ],
};
