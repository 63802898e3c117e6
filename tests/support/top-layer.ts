/**
 * Adds dialogs and popovers to jsdom: open and closed states, events and invoker presses, but no focus handling or
 * layers.
 */
export function installTopLayer(): void {
  const { matches } = Element.prototype;
  Object.defineProperty(Element.prototype, 'matches', {
    value(this: Element, selector: string) {
      return selector === ':popover-open' ? this.hasAttribute('data-open') : matches.call(this, selector);
    },
  });
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  const toggle = (element: HTMLElement, open: boolean) => {
    element.toggleAttribute('data-open', open);
    element.dispatchEvent(new Event('toggle'));
  };
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    toggle(this, false);
  };
  document.addEventListener('click', (event) => {
    const tab = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const sheet = document.getElementById(tab?.getAttribute('popovertarget') ?? '');
    if (sheet && !event.defaultPrevented) toggle(sheet, !sheet.hasAttribute('data-open'));
  });
}
