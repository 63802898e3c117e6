/** On what the server drew: whether a press in it does nothing yet. */
export const EARLY = 'data-early';
export const ASLEEP = 'asleep';
export const AWAKE = 'awake';

const BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * Remembers which buttons were pressed and which choices were made before their script was there, in their order, and
 * shows that they were. A form that only a script can send counts as a press on its button.
 */
export const EARLY_PRESS_SCRIPT =
  `(function(kept){function keep(b){var r=b&&b.closest('[${EARLY}]');` +
  `if(!r||r.getAttribute('${EARLY}')!='${ASLEEP}')return false;` +
  `if(kept.indexOf(b)<0)kept.push(b);b.setAttribute('aria-busy','true');return true}` +
  `addEventListener('click',function(e){keep(e.target.closest('${BUTTON}'))},true);` +
  `addEventListener('change',function(e){keep(e.target)},true);` +
  `addEventListener('submit',function(e){if(!e.target.hasAttribute('action')&&keep(e.submitter))e.preventDefault()},true)` +
  `})(document.earlyPresses=[]);`;
