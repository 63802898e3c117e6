import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { EmbeddedTextures } from './embedded-textures';

/** Loads models by URL. @throws if one cannot be loaded or is not a model */
export function loadModels(glbs: readonly string[]): Promise<GLTF[]> {
  const loader = new GLTFLoader().register((parser) => new EmbeddedTextures(parser));
  return Promise.all(glbs.map((glb) => loader.loadAsync(glb)));
}
