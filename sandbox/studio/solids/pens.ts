import { Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Models print on what they build with the drawing context of a browser, and three.js's exporters read it. Where no
 * browser runs, this gives them one that draws the same; it must be imported before a model is built.
 */
if (!('document' in globalThis))
  Object.assign(globalThis, {
    document: { createElement: () => createCanvas(1, 1) },
    HTMLCanvasElement: Canvas,
  });
