/** One script for the first interactive parts of every page: a request for each would take longer than all of them. */
export { ConsentBanner } from '@/components/consent/consent-banner';
export { BannerLine } from './header/banner-line';
export { HeaderActions } from './header/header-actions';
export { PostcodeControl } from './header/postcode-control';
export { MenuIntent } from './menu/menu-intent';
