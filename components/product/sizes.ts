/** One script for goods that come in several sizes or colours. */
export { ChosenPrice } from './buy/chosen-price';
export { Credit } from './buy/credit';
export { OptionPicker } from './buy/option-picker';
