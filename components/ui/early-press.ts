/** On what the server drew: whether a press in it does nothing yet. */
export const EARLY = 'data-early';
export const ASLEEP = 'asleep';
export const AWAKE = 'awake';

const BUTTON = 'button[type=button]:not([popovertarget])';

/**
 * Remembers which buttons were pressed and which choices were made before their script was there, in their order, and
 * shows that they were. A form that only a script can send counts as a press on its button. What was chosen is noted
 * on the control as `early`: the part may be drawn anew before it counts. Of one question the last choice counts.
 */
export const EARLY_PRESS_SCRIPT =
  `(function(kept){function keep(b){var r=b&&b.closest('[${EARLY}]');` +
  `if(!r||r.getAttribute('${EARLY}')!='${ASLEEP}')return false;` +
  `if(kept.indexOf(b)<0)kept.push(b);b.setAttribute('aria-busy','true');return true}` +
  `addEventListener('click',function(e){keep(e.target.closest('${BUTTON}'))},true);` +
  `function drop(b){kept.splice(kept.indexOf(b),1);b.removeAttribute('aria-busy')}` +
  `addEventListener('change',function(e){var b=e.target;if(!keep(b))return;b.early='checked' in b?b.checked:b.value;` +
  `if(b.type=='radio')kept.filter(function(k){return k!=b&&k.type=='radio'&&k.name==b.name}).forEach(drop)},true);` +
  `addEventListener('submit',function(e){if(!e.target.hasAttribute('action')&&keep(e.submitter))e.preventDefault()},true)` +
  `})(document.earlyPresses=[]);`;
