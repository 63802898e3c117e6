/** One script for what one buys with: a request for each part would take longer than all of them. */
export { BuyBar } from './buy/buy-bar';
export { BuyButtons } from './buy/buy-buttons';
export { ChosenPrice } from './buy/chosen-price';
export { Credit } from './buy/credit';
export { DeliveryBox } from './buy/delivery-box';
export { Extras } from './buy/extras';
export { OptionPicker } from './buy/option-picker';
export { PriceSoFar } from './buy/price-so-far';
export { OpenTarget } from './open-target';
export { Gallery } from './pictures/gallery';
