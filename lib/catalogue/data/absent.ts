/**
 * Texts for absent features that shoppers look for, by custom field. For any other field, `No`, `None` or zero says
 * nothing, and its row is left out.
 */
export const ABSENT: ReadonlyMap<string, string> = new Map([
  ['Accidental damage', 'Not covered'],
  ['Auto open door', 'No, the door stays shut'],
  ['Bagged', 'Bagless'],
  ['Battery swappable', 'No, it is built in'],
  ['Burst protection', 'Not protected'],
  ['Child lock', 'No child lock'],
  ['Cordless', 'No, it has a cord'],
  ['End signal', 'No sound'],
  ['Frost free', 'No, manual defrost'],
  ['Garage safe', 'Not for an unheated garage'],
  ['Half load', 'No half-load programme'],
  ['Hinge reversible', 'No, the hinge is fixed'],
  ['LPG ready', 'No, mains gas only'],
  ['May lie', 'No, keep it upright'],
  ['Overflow', 'No overflow'],
  ['Parts included', 'Not included'],
  ['Recirculating', 'No, it needs a duct'],
  ['Scented', 'Unscented'],
  ['Smart', 'No app needed'],
  ['Tactile marks', 'No raised marks'],
  ['Variable temperature', 'No, it always boils'],
  ['WRAS approved', 'Not approved'],
  ['Washable', 'No, replace it'],
  ['Waste taken away', 'Not included'],
]);
