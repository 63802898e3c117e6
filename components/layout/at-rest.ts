/** One script for what every page does once the browser has time. */
export { LiveBasket } from './header/live-basket';
export { PageTurn } from './navigation/page-turn';
