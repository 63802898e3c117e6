/** Reasons for a return. The law requires none, so the first gives none; the others help us to improve. */
export const RETURN_REASONS = [
  { value: 'none', label: 'I’d rather not say' },
  { value: 'mind', label: 'I changed my mind' },
  { value: 'fit', label: 'It does not fit where it should go' },
  { value: 'expected', label: 'It is not what I expected' },
  { value: 'damaged', label: 'It came damaged' },
  { value: 'faulty', label: 'It does not work' },
  { value: 'wrong', label: 'It is not what I ordered' },
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number]['value'];

/** Reasons for which we are responsible; collection is free then. */
const OURS: readonly ReturnReason[] = ['damaged', 'faulty', 'wrong'];

export const isOurs = (reason: ReturnReason): boolean => OURS.includes(reason);

export const reasonLabel = (reason: ReturnReason): string =>
  RETURN_REASONS.find(({ value }) => value === reason)?.label ?? '';

export const isReason = (text: string): text is ReturnReason =>
  RETURN_REASONS.some(({ value }) => value === text);
