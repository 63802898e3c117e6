import rows from './data/countries.json' with { type: 'json' };

interface Country {
  entityId: number;
  code: string;
  name: string;
  iso3: string;
  statesOrProvinces: never[];
  stateRequired: boolean;
}

/** Countries of ISO 3166-1 by English name. The United Kingdom comes first because the shop delivers there. */
const ALL: readonly Country[] = rows
  .toSorted((a, b) => Number(b.code === 'GB') - Number(a.code === 'GB'))
  .map(({ code, iso3, name }, index) => ({
    entityId: index + 1,
    code,
    name,
    iso3,
    statesOrProvinces: [],
    stateRequired: false,
  }));

export function countries({
  code,
  name,
}: {
  code?: string | null;
  name?: string | null;
}): readonly Country[] {
  return ALL.filter((each) => (code == null || each.code === code) && (name == null || each.name === name));
}
