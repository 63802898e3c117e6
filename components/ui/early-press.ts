/** On a button that the server drew, for as long as pressing it does nothing. */
export const EARLY = 'data-early';

/** Remembers which buttons were pressed before their script was there. */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',function(e){var b=e.target.closest('[${EARLY}]');if(b)b.pressedEarly=true},true);`;
