/** One script for products with several sizes or colours. */
export { ChosenPrice } from './buy/chosen-price';
export { Credit } from './buy/credit';
export { OptionPicker } from './buy/option-picker';
