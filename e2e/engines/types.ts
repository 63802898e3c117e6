/** An element to find: its selector, accessible name or text, and frame if it is in one. */
export type Sought = { css: string; name?: RegExp; frame?: string };

/** Keys by their names in WebDriver and the DOM. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space';

/** What a test needs from a browser, however that is driven. */
export type Engine = {
  /** Opens a URL and waits for its document. */
  open(url: string): Promise<void>;
  /** Returns the result of a function run in the page. It is sent as text, so it must be self-contained. */
  run<Given extends readonly string[], Said>(work: (...given: Given) => Said, ...given: Given): Promise<Said>;
  /** Throws unless a matching element is visible. */
  sees(sought: Sought): Promise<void>;
  /** Clicks with the mouse. Throws unless a matching element is visible. */
  press(sought: Sought): Promise<void>;
  /** Replaces the text of a field. Throws unless it is visible. */
  type(sought: Sought, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Returns a screenshot of the viewport as PNG. */
  picture(): Promise<Uint8Array>;
  /** Returns script errors and blocked loads since the last call. */
  complaints(): Promise<string[]>;
  /** Deletes all cookies. */
  forget(): Promise<void>;
  close(): Promise<void>;
};
