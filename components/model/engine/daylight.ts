import { PMREMGenerator, type Texture, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** A bright room round a model, which it is lit by and mirrors; made once a renderer. */
export function daylight(renderer: WebGLRenderer): Texture {
  const maker = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const { texture } = maker.fromScene(room, 0.03);
  room.dispose();
  maker.dispose();
  return texture;
}
