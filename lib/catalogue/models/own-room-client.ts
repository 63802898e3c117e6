/** Returns whether this device can detect floors with its camera and draw over the picture (WebXR). */
export async function drawsRooms(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-ar')) === true;
  } catch {
    // In a frame, the policy of the outer page may forbid even this query.
    return false;
  }
}

/**
 * Opens the camera; only after a press.
 * @param overlay element shown over its picture, and nothing else of the page
 * @throws DOMException as `requestSession` does: refused or unavailable
 */
export function openRoom(overlay: Element): Promise<XRSession> {
  if (!navigator.xr) throw new DOMException('No WebXR here.', 'NotSupportedError');
  return navigator.xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test', 'dom-overlay'],
    domOverlay: { root: overlay },
  });
}
