import { concepts, scheme } from './data/vocabulary.ts';
import { LOCALE, type Link } from './types.ts';

const since = '2026-09-01T08:00:00.000Z';
const conceptLink = (id: string): Link => ({ sys: { type: 'Link', linkType: 'TaxonomyConcept', id } });
const schemeLink: Link = { sys: { type: 'Link', linkType: 'TaxonomyConceptScheme', id: scheme.id } };

const sysOf = (type: string, id: string) => ({ id, type, createdAt: since, updatedAt: since, version: 1 });

function shapeConcept({ id, label, broader }: (typeof concepts)[number]) {
  return {
    sys: sysOf('TaxonomyConcept', id),
    uri: null,
    prefLabel: { [LOCALE]: label },
    altLabels: { [LOCALE]: [] },
    hiddenLabels: { [LOCALE]: [] },
    note: { [LOCALE]: null },
    notations: [],
    broader: broader ? [conceptLink(broader)] : [],
    related: [],
    conceptSchemes: [schemeLink],
  };
}

function shapeScheme() {
  return {
    sys: sysOf('TaxonomyConceptScheme', scheme.id),
    uri: null,
    prefLabel: { [LOCALE]: scheme.label },
    definition: { [LOCALE]: scheme.definition },
    topConcepts: concepts.filter(({ broader }) => broader === null).map(({ id }) => conceptLink(id)),
    concepts: concepts.map(({ id }) => conceptLink(id)),
    totalConcepts: concepts.length,
  };
}

const page = <T>(items: T[]) => ({ sys: { type: 'Array' }, limit: 100, items, pages: {} });

export const allConcepts = () => page(concepts.map(shapeConcept));
export const allSchemes = () => page([shapeScheme()]);
export const oneScheme = (id: string) => (id === scheme.id ? shapeScheme() : undefined);

export function oneConcept(id: string) {
  const concept = concepts.find((each) => each.id === id);
  return concept && shapeConcept(concept);
}

/** Returns the concepts above (`ancestors`) or below (`descendants`) a concept; undefined if it is unknown. */
export function relatives(id: string, which: string) {
  const concept = concepts.find((each) => each.id === id);
  if (!concept) return undefined;
  if (which === 'ancestors')
    return page(concepts.filter((each) => each.id === concept.broader).map(shapeConcept));
  if (which === 'descendants') return page(concepts.filter((each) => each.broader === id).map(shapeConcept));
  return undefined;
}
