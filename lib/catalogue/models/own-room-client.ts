/** Whether this device finds floors by its camera and draws on its picture (WebXR). */
export async function drawsRooms(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-ar')) === true;
  } catch {
    // A policy of the page that frames this one forbids even the question.
    return false;
  }
}

/**
 * Opens the camera, in answer to a press.
 * @param overlay what is seen over its picture, and nothing else of the page
 * @throws DOMException as `requestSession` does: refused, or not to be had
 */
export function openRoom(overlay: Element): Promise<XRSession> {
  if (!navigator.xr) throw new DOMException('No WebXR here.', 'NotSupportedError');
  return navigator.xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test', 'dom-overlay'],
    domOverlay: { root: overlay },
  });
}
