/** One script for the ways into what is worked out for one's own home, each of which fetches the rest when it is opened. */
export { AccessOpener } from '@/components/access/access-opener';
export { NearestOpener } from '@/components/compare/nearest-opener';
export { FitOpener } from '@/components/fit/fit-opener';
export { CostOpener } from '@/components/true-cost/cost-opener';
