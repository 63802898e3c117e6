/** Invented street names. `addressesAt` picks the street of a postcode from a hash of the postcode. */
export const STREETS = [
  'Hessle Mount',
  'Beckside Lane',
  'Tannery Row',
  'Quarry Hill',
  'Mill Garth',
  'Station Road',
  'Orchard Close',
  'Chapel Walk',
  'Ferry Street',
  'Larkspur Avenue',
  'Weavers Court',
  'Old School Lane',
  'Cooper’s Yard',
  'North Parade',
  'Ashgrove Terrace',
  'Kiln Street',
  'Victoria Crescent',
  'Moorland View',
  'Bridge End',
  'Sycamore Drive',
] as const;

export const HOUSES = ['The Maltings', 'Heron House', 'The Old Bakery', 'Rope Works'] as const;

export const FIRMS = [
  'Larch & Co',
  'Kettlewell Dental Practice',
  'Orla’s Books',
  'Two Rivers Joinery',
] as const;
