import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { EmbeddedTextures } from './embedded-textures';

/** Models by their addresses. @throws when one does not come, or is none */
export function loadModels(glbs: readonly string[]): Promise<GLTF[]> {
  const loader = new GLTFLoader().register((parser) => new EmbeddedTextures(parser));
  return Promise.all(glbs.map((glb) => loader.loadAsync(glb)));
}
