/** One script for what a list is drawn of, where the server has not drawn it. */
export { Facet } from './filters/facet';
export { ResultGroup } from './result-group';
