/** Options that a shop passes to the widget, as far as they are used. */
export interface Options {
  sitekey: string;
  size?: 'normal' | 'compact';
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
}

/** Response to the frame when its checkbox is ticked. */
export interface Verified {
  token: string;
  livesMs: number;
}
