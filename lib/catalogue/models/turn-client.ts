let draws: boolean | undefined;

/** Whether this browser draws in three dimensions: asked once of a canvas, whose place on the device is given back. */
export function drawsModels(): boolean {
  if (draws !== undefined) return draws;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  draws = context !== null;
  return draws;
}
