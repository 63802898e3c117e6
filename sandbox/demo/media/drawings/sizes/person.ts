import { round } from '../kit/sheet.ts';

/** Height of the person in millimetres: about the average of adults in Britain. */
export const PERSON_HEIGHT = 1700;
/** Width from hand to hand, in millimetres. */
export const PERSON_WIDTH = 520;

/** The palette's colour “mist”. */
const FILL = '#c9d2ea';

/** Outline of the left half in millimetres, from the floor between the feet: neck, arm, hand, side, leg and shoe. */
const HALF =
  'M2 -1530H-48V-1474C-48 -1446 -78 -1438 -122 -1424C-180 -1406 -210 -1376 -217 -1318C-224 -1258 -226 -1196 -229 -1124' +
  'C-236 -1030 -254 -960 -256 -872C-258 -832 -259 -800 -254 -762C-250 -734 -222 -730 -213 -756C-206 -778 -210 -812 -208 -862' +
  'C-202 -950 -188 -1020 -180 -1102C-176 -1150 -172 -1196 -164 -1240C-160 -1180 -152 -1120 -148 -1064C-146 -1000 -162 -950 -165 -892' +
  'C-168 -820 -158 -720 -150 -640C-138 -500 -134 -420 -128 -300C-124 -210 -122 -130 -120 -66C-136 -44 -150 -24 -146 -10C-144 -2 -138 0 -128 0' +
  'H-46C-36 0 -34 -8 -36 -20L-40 -70C-36 -200 -34 -330 -30 -460C-27 -570 -22 -680 -12 -752C-10 -768 -4 -774 2 -774Z';

/**
 * A standing figure of the person's height and width, with its feet around `x` on the line `floor`.
 * @param scale units per millimetre
 */
export function person(x: number, floor: number, scale: number): string {
  return `<g transform="translate(${round(x)} ${round(floor)}) scale(${round(scale)})" fill="${FILL}"><ellipse cy="-1588" rx="75" ry="112"/><path d="${HALF}"/><path d="${HALF}" transform="scale(-1 1)"/></g>`;
}
