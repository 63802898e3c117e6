import { platformError } from '../errors.ts';
import type { ItemRequest, SelectionRequest } from './types.ts';

interface ChoiceInput {
  optionEntityId: number;
  optionValueEntityId: number;
}
interface TextInput {
  optionEntityId: number;
  text: string;
}

/** `CartSelectedOptionsInput` of the schema. */
interface SelectedOptionsInput {
  checkboxes?: ChoiceInput[] | null;
  dateFields?: { optionEntityId: number; date: string }[] | null;
  multiLineTextFields?: TextInput[] | null;
  multipleChoices?: ChoiceInput[] | null;
  numberFields?: { optionEntityId: number; number: number }[] | null;
  textFields?: TextInput[] | null;
}

/** `CartLineItemInput` of the schema. */
export interface LineItemInput {
  quantity: number;
  productEntityId?: number | null;
  variantEntityId?: number | null;
  sku?: string | null;
  selectedOptions?: SelectedOptionsInput | null;
}

export interface LineItemsInput {
  lineItems?: LineItemInput[] | null;
  giftCertificates?: object[] | null;
}

/** @throws the platform's error for gift certificates, which this store does not sell */
export function itemsOf({ lineItems, giftCertificates }: LineItemsInput): ItemRequest[] {
  if (giftCertificates?.length) throw platformError('Gift certificates are not enabled');
  return (lineItems ?? []).map(itemOf);
}

export function itemOf(input: LineItemInput): ItemRequest {
  return {
    productId: input.productEntityId ?? undefined,
    variantId: input.variantEntityId ?? undefined,
    sku: input.sku ?? undefined,
    quantity: input.quantity,
    selections: selectionsOf(input.selectedOptions),
  };
}

export function selectionsOf(input: SelectedOptionsInput | null | undefined): SelectionRequest[] {
  const choice = ({ optionEntityId, optionValueEntityId }: ChoiceInput): SelectionRequest => ({
    optionId: optionEntityId,
    value: optionValueEntityId,
  });
  const text = ({ optionEntityId, text }: TextInput): SelectionRequest => ({
    optionId: optionEntityId,
    value: text,
  });
  return [
    ...(input?.multipleChoices ?? []).map(choice),
    ...(input?.checkboxes ?? []).map(choice),
    ...(input?.textFields ?? []).map(text),
    ...(input?.multiLineTextFields ?? []).map(text),
    ...(input?.numberFields ?? []).map((each) => ({ optionId: each.optionEntityId, value: each.number })),
    ...(input?.dateFields ?? []).map((each) => ({ optionId: each.optionEntityId, value: each.date })),
  ];
}
