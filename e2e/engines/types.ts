/** Something on the page: what it is, what it is called there, and in which frame if in one. */
export type Sought = { css: string; name?: RegExp; frame?: string };

/** Keys as WebDriver and the DOM call them. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'Space';

/** What a walk through the shop wants of a browser, whichever way that is driven. */
export type Engine = {
  /** Goes to an address and waits until its document is there. */
  open(url: string): Promise<void>;
  /** What a function says that runs in the page. It is sent as text: what it needs has to stand in it. */
  run<Given extends readonly string[], Said>(work: (...given: Given) => Said, ...given: Given): Promise<Said>;
  /** Throws while there is nothing of the kind to be seen. */
  sees(sought: Sought): Promise<void>;
  /** Clicks with the mouse. Throws while there is nothing of the kind to be seen. */
  press(sought: Sought): Promise<void>;
  /** Writes over what stands in a field. Throws while there is none to be seen. */
  type(sought: Sought, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Of what is seen, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What went wrong in scripts since this was last asked, and what was kept from loading. */
  complaints(): Promise<string[]>;
  /** Ends what cookies keep. */
  forget(): Promise<void>;
  close(): Promise<void>;
};
