/** Whether this browser draws in three dimensions: asked of a canvas of its own, which is thrown away. */
export const drawsModels = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
