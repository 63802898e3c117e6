import type { Option } from '../products/options.ts';
import type { Variant } from '../products/variants.ts';
import { invalid } from './errors.ts';
import type { Selection, SelectionRequest } from './types.ts';

const LONGEST_TEXT = 200;

/**
 * Returns the options of a line: those of its variant and those that the shopper entered. They are sorted by option, so
 * that equal selections give equal JSON.
 * @throws CartError for options that the product does not have, missing required options, and invalid values
 */
export function selectionsOf(
  options: readonly Option[],
  variant: Variant,
  asked: readonly SelectionRequest[],
): Selection[] {
  const stranger = asked.find(({ optionId }) => !options.some(({ id }) => id === optionId));
  if (stranger) throw invalid(`Option ${stranger.optionId} does not exist`);
  return options
    .flatMap((option) => {
      const choice = asked.find(({ optionId }) => optionId === option.id);
      return (option.makes_variants === 1 ? ofVariant(option, variant, choice) : given(option, choice)) ?? [];
    })
    .toSorted((a, b) => a.optionId - b.optionId);
}

function ofVariant(option: Option, variant: Variant, choice: SelectionRequest | undefined): Selection | null {
  const value = option.values.find(({ id }) => variant.optionValueIds.includes(id));
  if (!value) return null;
  if (choice && Number(choice.value) !== value.id)
    throw invalid(`${option.display_name}: not this variant's value`);
  return { optionId: option.id, name: option.display_name, value: value.label, valueId: value.id };
}

function given(option: Option, choice: SelectionRequest | undefined): Selection | null {
  const text = choice === undefined ? '' : String(choice.value).trim();
  if (text === '') {
    if (option.required === 1) throw invalid(`${option.display_name} is required`);
    return null;
  }
  const base = { optionId: option.id, name: option.display_name };
  if (option.style === 'TextField') {
    if (text.length > LONGEST_TEXT)
      throw invalid(`${option.display_name} is longer than ${LONGEST_TEXT} characters`);
    return { ...base, value: text };
  }
  const value = option.values.find(({ id }) => id === Number(text));
  if (!value) throw invalid(`${option.display_name}: value ${text} does not exist`);
  return { ...base, value: value.label, valueId: value.id };
}
