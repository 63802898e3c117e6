let draws: boolean | undefined;

/** Returns whether this browser can render 3D graphics. Tested once with a canvas, whose context is released again. */
export function drawsModels(): boolean {
  if (draws !== undefined) return draws;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  draws = context !== null;
  return draws;
}
