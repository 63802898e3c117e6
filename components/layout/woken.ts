/** One script for what wakes first in every header: a request for each would take longer than all of them. */
export { BannerLine } from './header/banner-line';
export { PostcodeControl } from './header/postcode-control';
export { MenuIntent } from './menu/menu-intent';
