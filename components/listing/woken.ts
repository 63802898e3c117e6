/** One script for the interactive parts of a list: a request for each would take longer than all of them. */
export { ThreeOpener } from '@/components/choosing/three-opener';
export { enhance } from './enhance/enhance';
export { ActiveChips } from './filters/active-chips';
export { FitsFilter } from './filters/fits-filter';
export { GapForm } from './filters/gap-form';
export { ListControls } from './finished/list-controls';
export { ViewSwitch } from './view-switch';
