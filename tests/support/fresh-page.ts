import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterAll } from 'vitest';

/**
 * Test files share a window, too: each finds it as a browser opens it, and all its listeners are removed when the file
 * ends.
 */
cleanup();
document.body.replaceChildren();
document.head.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

/** This event has one listener for all files: user-event has installed its own, and React needs it. */
userEvent.setup();
const LASTING = 'selectionchange';

const undo: (() => void)[] = [];
for (const target of [window, document]) {
  const { addEventListener } = target;
  target.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]) => {
    if (type !== LASTING) undo.push(() => target.removeEventListener(type, ...rest));
    addEventListener.call(target, type, ...rest);
  };
  undo.push(() => Object.assign(target, { addEventListener }));
}
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function (...given) {
  undo.push(() => this.disconnect());
  observe.apply(this, given);
};
undo.push(() => Object.assign(MutationObserver.prototype, { observe }));

afterAll(() => {
  for (const step of undo) step();
});
