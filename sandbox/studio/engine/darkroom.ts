import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  type Vector4,
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';

const QUAD_VERTEX = `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }`;
const COPY_FRAGMENT = `uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }`;

/** Combines both passes, lays the product over the floor's shadow, rolls off highlights and encodes as sRGB. */
const DEVELOP_FRAGMENT = `
uniform sampler2D light, gloss, ground;
uniform float lights, glosses, exposure;
uniform vec4 part;
varying vec2 at;
vec3 tone(vec3 c) {
  c *= exposure;
  return mix(c, .72 + .28 * (1. - exp(-(c - .72) / .28)), step(.72, c));
}
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
void main() {
  vec4 l = texture2D(light, at) / lights, g = texture2D(gloss, at) / glosses;
  float cover = clamp(g.a, 0., 1.);
  float open = clamp(l.a / max(cover, .02), 0., 1.15);
  vec3 thing = encode(clamp(tone(l.rgb + g.rgb * open), 0., 1.));
  thing = mix(thing, smoothstep(0., 1., thing), .12);
  float floorTone = texture2D(ground, part.xy + at * part.zw).r;
  float grain = (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5) / 255.;
  gl_FragColor = vec4(mix(vec3(floorTone), thing + grain, cover), 1.);
}`;

/** The floor's layer as a texture, and the part of it in the picture, as shares from its lower left corner. */
export type Ground = { layer: Texture; part: Vector4 };

type Pass = 'light' | 'gloss';

/** Accumulates sub-frames and makes the finished picture from them. */
export class Darkroom {
  readonly #renderer: WebGLRenderer;
  readonly #frame: WebGLRenderTarget;
  readonly #sums: Record<Pass, WebGLRenderTarget>;
  readonly #copy: Scene;
  readonly #backdrop: Scene;
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: true });
    const sum = () => new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
    this.#sums = { light: sum(), gloss: sum() };
    this.#backdrop = quad('void main() { gl_FragColor = vec4(1., 1., 1., 0.); }', {}, false);
    this.#copy = quad(COPY_FRAGMENT, { picture: this.#frame.texture }, true);
    for (const target of Object.values(this.#sums)) {
      renderer.setRenderTarget(target);
      renderer.setClearColor(0, 0);
      renderer.clear();
    }
  }

  /** Renders a sub-frame and adds it to the pass's sum. */
  expose(pass: Pass, render: () => void): void {
    const renderer = this.#renderer;
    renderer.setRenderTarget(this.#frame);
    renderer.setClearColor(0, 0);
    renderer.clear();
    if (pass === 'light') renderer.render(this.#backdrop, this.#camera);
    render();
    renderer.setRenderTarget(this.#sums[pass]);
    renderer.render(this.#copy, this.#camera);
  }

  /** Renders the finished picture to the canvas. */
  develop(
    { lights, gloss, exposure }: { lights: number; gloss: number; exposure: number },
    { layer, part }: Ground,
  ): void {
    const { light, gloss: mirrored } = this.#sums;
    const developed = quad(DEVELOP_FRAGMENT, {
      light: light.texture,
      ground: layer,
      part,
      gloss: mirrored.texture,
      lights,
      glosses: gloss,
      exposure,
    });
    this.#renderer.setRenderTarget(null);
    this.#renderer.render(developed, this.#camera);
    this.#renderer.getContext().finish();
  }

  dispose(): void {
    for (const target of [this.#frame, ...Object.values(this.#sums)]) target.dispose();
  }
}

function quad(
  fragmentShader: string,
  values: Record<string, Texture | Vector4 | number>,
  adding = false,
): Scene {
  const material = new ShaderMaterial({
    vertexShader: QUAD_VERTEX,
    fragmentShader,
    uniforms: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
    depthTest: false,
    depthWrite: false,
    transparent: adding,
    ...(adding && {
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneFactor,
    }),
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  return new Scene().add(mesh);
}
