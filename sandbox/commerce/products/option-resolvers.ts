import { connectionOf, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import type { Option, OptionValue } from './options.ts';

/** Parent value of the schema's option types. */
export interface ShownOption {
  __typename: 'MultipleChoiceOption' | 'TextFieldOption';
  entityId: number;
  displayName: string;
  isRequired: boolean;
  isVariantOption: boolean;
  displayStyle: string;
  values: ShownValue[];
}

interface ShownValue {
  __typename: 'SwatchOptionValue' | 'MultipleChoiceOptionValue';
  entityId: number;
  label: string;
  isDefault: boolean;
  isSelected: boolean | null;
  hexColors: string[];
}

/** Converts an option. `selected` has the ids of the selected values; without it `isSelected` is null. */
export function showOption(option: Option, selected?: readonly number[]): ShownOption {
  return {
    __typename: option.style === 'TextField' ? 'TextFieldOption' : 'MultipleChoiceOption',
    entityId: option.id,
    displayName: option.display_name,
    isRequired: option.required === 1,
    isVariantOption: option.makes_variants === 1,
    displayStyle: option.style,
    values: option.values.map((value) => showValue(option, value, selected)),
  };
}

function showValue(option: Option, value: OptionValue, selected: readonly number[] | undefined): ShownValue {
  return {
    __typename: option.style === 'Swatch' ? 'SwatchOptionValue' : 'MultipleChoiceOptionValue',
    entityId: value.id,
    label: value.label,
    isDefault: value.is_default === 1,
    isSelected: selected ? selected.includes(value.id) : null,
    hexColors: value.hex ? [value.hex] : [],
  };
}

export const optionResolvers: Resolvers = {
  MultipleChoiceOption: {
    values: ({ values }: ShownOption, page: PageArguments) => connectionOf(values, page),
  },
  SwatchOptionValue: { imageUrl: () => null },
  TextFieldOption: {
    defaultValue: () => null,
    minLength: () => null,
    maxLength: () => null,
  },
  ProductOption: {
    values: ({ values }: ShownOption, page: PageArguments) => connectionOf(values, page),
  },
};
