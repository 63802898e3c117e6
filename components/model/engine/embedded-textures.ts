import { RepeatWrapping, Texture } from 'three';
import type { GLTFLoaderPlugin, GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

type Written = { textures?: { source?: number }[]; images?: { bufferView?: number; mimeType?: string }[] };

/**
 * Decodes the textures inside a binary glTF from their bytes. The loader's own way uses `blob:` URLs, which the shop's
 * Content-Security-Policy blocks. Textures repeat, the default of glTF.
 */
export class EmbeddedTextures implements GLTFLoaderPlugin {
  readonly name = 'embedded textures';
  readonly #parser: GLTFParser;

  constructor(parser: GLTFParser) {
    this.#parser = parser;
  }

  /** Returns null for a texture with a URL of its own, which the loader fetches. */
  loadTexture(index: number): Promise<Texture> | null {
    const { textures = [], images = [] } = this.#parser.json as Written;
    const { bufferView, mimeType = 'image/png' } = images[textures[index]?.source ?? -1] ?? {};
    return bufferView === undefined ? null : this.#decode(index, bufferView, mimeType);
  }

  async #decode(index: number, view: number, type: string): Promise<Texture> {
    const bytes = (await this.#parser.getDependency('bufferView', view)) as ArrayBuffer;
    const texture = new Texture(
      await createImageBitmap(new Blob([bytes], { type }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      }),
    );
    texture.flipY = false;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.needsUpdate = true;
    this.#parser.associations.set(texture, { textures: index });
    return texture;
  }
}
