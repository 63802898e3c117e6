/** On what the server drew: whether a press in it does nothing yet. */
export const EARLY = 'data-early';
export const ASLEEP = 'asleep';
export const AWAKE = 'awake';

const CHOICE = '/^(checkbox|radio|select-one)$/';

/**
 * Remembers which buttons were pressed and which choices were made before their script was there, in their order, and
 * shows that they were. A form that only a script can send counts as a press on its button. What was chosen is noted
 * on the control as `early`: the part may be drawn anew before it counts. Of one question the last choice counts.
 * What is remembered goes no further: React would wake the part for it, hear it, and it would count a second time; a
 * tick it would take for what was drawn, and a choice from a list it would put back. While something waits, what is
 * pressed after it waits too, even where its script is there: what goes into the basket is what was chosen before.
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
