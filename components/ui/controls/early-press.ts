/** Attribute of server-rendered elements: whether presses inside them have no effect yet. */
export const EARLY = 'data-early';
export const ASLEEP = 'asleep';
export const AWAKE = 'awake';

const CHOICE = '/^(checkbox|radio|select-one)$/';

/**
 * Records, in order, which buttons were pressed and which choices were made before their script had loaded, and marks
 * them busy. The submission of a form that only a script can send counts as a press on its button. A choice is stored
 * on the control as `early`, because the part may be re-rendered before it takes effect; of one question, the last
 * choice counts. A recorded event is stopped: React would hydrate the part for it and replay it, so that it counted
 * twice, take a tick for the server's state, and reset a choice from a list. While anything waits, later presses wait
 * too, even on controls whose script has loaded: what is added to the basket is what was chosen before.
 */
export const EARLY_PRESS_SCRIPT =
  `(function(kept){function asleep(b){var r=b&&b.closest('[${EARLY}]');return !!r&&r.getAttribute('${EARLY}')=='${ASLEEP}'}` +
  `function hold(e){e.stopPropagation();return e}` +
  `function keep(b){if(kept.indexOf(b)<0)kept.push(b);b.setAttribute('aria-busy','true')}` +
  `function drop(b){kept.splice(kept.indexOf(b),1);b.removeAttribute('aria-busy')}` +
  `addEventListener('click',function(e){var t=e.target,b=t.closest('button');` +
  `if(kept.indexOf(b)>=0)hold(e).preventDefault();` +
  `else if(b&&b.matches('[type=button]:not([popovertarget])')&&asleep(b)){hold(e);keep(b)}` +
  `else if(b&&kept.length&&!kept.acting&&b.closest('[${EARLY}]')&&!asleep(b)){hold(e).preventDefault();keep(b)}` +
  `else if(${CHOICE}.test(t.type)&&asleep(t))hold(e)},true);` +
  `['input','change'].forEach(function(n){addEventListener(n,function(e){var b=e.target;` +
  `if(!${CHOICE}.test(b.type)||!asleep(b))return;hold(e);keep(b);b.early='checked' in b?b.checked:b.value;` +
  `if(b.type=='radio')kept.filter(function(k){return k!=b&&k.type=='radio'&&k.name==b.name}).forEach(drop)},true)});` +
  `addEventListener('submit',function(e){var b=e.submitter;` +
  `if(!e.target.hasAttribute('action')&&asleep(b)){hold(e).preventDefault();keep(b)}},true)` +
  `})(document.earlyPresses=[]);`;
