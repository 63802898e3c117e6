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
  WebGLRenderTarget,
  type WebGLRenderer,
} from 'three';

const QUAD_VERTEX = `varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }`;
const COPY_FRAGMENT = `uniform sampler2D picture; varying vec2 at; void main() { gl_FragColor = texture2D(picture, at); }`;

/** Adds both passes up, lays the shadow on white, rolls highlights off and encodes as sRGB. */
const DEVELOP_FRAGMENT = `
uniform sampler2D light, gloss;
uniform float lights, glosses, exposure;
varying vec2 at;
vec3 tone(vec3 c) {
  c *= exposure;
  return mix(c, .72 + .28 * (1. - exp(-(c - .72) / .28)), step(.72, c));
}
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
/** The floor's light, smoothed over its neighbours that nothing stands on. */
float groundAt() {
  vec2 unit = 1. / vec2(textureSize(light, 0));
  float sum = 0., weight = 1e-4;
  for (int i = 0; i < 24; i++) {
    float r = sqrt(float(i) / 24.) * 11., a = float(i) * 2.399963;
    vec2 q = at + vec2(cos(a), sin(a)) * r * unit;
    float bare = 1. - clamp(texture2D(gloss, q).a / glosses, 0., 1.);
    bare *= bare;
    sum += texture2D(light, q).r / lights * bare;
    weight += bare;
  }
  return sum / weight;
}
void main() {
  vec4 l = texture2D(light, at) / lights, g = texture2D(gloss, at) / glosses;
  float cover = clamp(g.a, 0., 1.);
  float open = clamp(l.a / max(cover, .02), 0., 1.15);
  vec3 thing = encode(clamp(tone(l.rgb + g.rgb * open), 0., 1.));
  thing = mix(thing, smoothstep(0., 1., thing), .12);
  float shade = 1. - clamp(groundAt(), 0., 1.);
  vec2 rim = min(at, 1. - at);
  shade *= smoothstep(.03, .42, shade) * .8 * smoothstep(0., .14, rim.x) * smoothstep(0., .06, rim.y);
  float ground = encode(vec3(1. - shade)).r;
  float grain = (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5) / 255.;
  gl_FragColor = vec4(mix(vec3(ground), thing + grain, cover), 1.);
}`;

type Pass = 'light' | 'gloss';

/** Where sub-frames are added up and the finished picture is made of them. */
export class Darkroom {
  readonly #renderer: WebGLRenderer;
  readonly #frame: WebGLRenderTarget;
  readonly #sums: Record<Pass, WebGLRenderTarget>;
  readonly #copy: Scene;
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly #backdrop: Scene;

  constructor(renderer: WebGLRenderer, width: number, height: number) {
    this.#renderer = renderer;
    this.#frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: true });
    const sum = () => new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
    this.#sums = { light: sum(), gloss: sum() };
    this.#copy = quad(COPY_FRAGMENT, { picture: this.#frame.texture }, true);
    this.#backdrop = quad('void main() { gl_FragColor = vec4(1., 1., 1., 0.); }', {}, false);
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

  /** Writes the finished picture on the canvas. */
  develop({ lights, gloss, exposure }: { lights: number; gloss: number; exposure: number }): void {
    const { light, gloss: mirrored } = this.#sums;
    const developed = quad(DEVELOP_FRAGMENT, {
      light: light.texture,
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

function quad(fragmentShader: string, values: Record<string, Texture | number>, adding = false): Scene {
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
