import { Canvas, createCanvas } from '@napi-rs/canvas';

/**
 * Provides the canvas API outside browsers. Models draw prints with a browser's canvas context, and three.js's
 * exporters read it. Import this before a model is built.
 */
if (!('document' in globalThis))
  Object.assign(globalThis, {
    document: { createElement: () => createCanvas(1, 1) },
    HTMLCanvasElement: Canvas,
  });
