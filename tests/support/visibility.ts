/** Teaches jsdom `checkVisibility`; of what hides an element only the attribute `hidden` is known. */
export function knowVisibility(): void {
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.closest('[hidden]') === null;
  };
}
