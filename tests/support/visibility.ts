/** Adds `checkVisibility` to jsdom; it knows only the attribute `hidden`. */
export function knowVisibility(): void {
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.closest('[hidden]') === null;
  };
}
