/** One script for the parts of a list that the browser renders itself. */
export { Facet } from './filters/facet';
export { ResultGroup } from './result-group';
