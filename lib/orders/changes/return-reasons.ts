/** Why something goes back. The law asks for no reason, so the first says none; the others help us to be better. */
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

/** Reasons that are ours to answer for: collecting costs nothing then. */
const OURS: readonly ReturnReason[] = ['damaged', 'faulty', 'wrong'];

export const isOurs = (reason: ReturnReason): boolean => OURS.includes(reason);

export const reasonLabel = (reason: ReturnReason): string =>
  RETURN_REASONS.find(({ value }) => value === reason)?.label ?? '';

export const isReason = (text: string): text is ReturnReason =>
  RETURN_REASONS.some(({ value }) => value === text);
