/** One script for what a list is drawn anew of, where it does not come as finished markup. */
export { ActiveChips } from './filters/active-chips';
export { Facet } from './filters/facet';
export { ResultGroup } from './result-group';
