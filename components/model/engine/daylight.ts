import { PMREMGenerator, type Texture, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/**
 * Returns the environment map of a bright room, which lights the models and is reflected by them; made once per
 * renderer.
 */
export function daylight(renderer: WebGLRenderer): Texture {
  const maker = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const { texture } = maker.fromScene(room, 0.03);
  room.dispose();
  maker.dispose();
  return texture;
}
