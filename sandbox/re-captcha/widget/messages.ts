/** What a shop gives the widget, as far as it is used. */
export interface Options {
  sitekey: string;
  size?: 'normal' | 'compact';
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
}

/** What the frame is answered when its box is ticked. */
export interface Verified {
  token: string;
  livesMs: number;
}
