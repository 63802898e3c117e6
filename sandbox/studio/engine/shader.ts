/** Maximum number of soft boxes in a scene. */
export const MOST_BOXES = 7;

export const SURFACE_VERTEX = `
varying vec3 vPlace, vNormal, vLocal, vRadial;
varying vec2 vMap;
void main() {
  vRadial = mat3(modelMatrix) * vec3(position.x, 0., position.z);
  vec4 world = modelMatrix * vec4(position, 1.);
  vPlace = world.xyz;
  vNormal = normalize(mat3(modelMatrix) * normal);
  vLocal = position;
  vMap = uv;
  gl_Position = projectionMatrix * viewMatrix * world;
}`;

/** Three shadow-mapped directional lights of this sub-frame, with one look-up each, jittered per pixel. */
const LIGHT = `
precision highp float;
precision highp sampler2DShadow;
uniform vec3 lightDirection[3], lightColour[3];
uniform mat4 lightMatrix[3];
uniform sampler2DShadow shadow0, shadow1, shadow2;
uniform float texel, shake, frame;
float hash(vec2 n) { return fract(sin(dot(n, vec2(12.9898, 78.233))) * 43758.5453); }
float lit(sampler2DShadow map, mat4 m, vec3 p) {
  vec3 c = (m * vec4(p, 1.)).xyz * .5 + .5;
  vec2 inside = step(0., c.xy) * step(c.xy, vec2(1.));
  return mix(1., texture(map, vec3(c.xy, min(c.z - .0012, 1.))), inside.x * inside.y);
}
#define ADD_LIGHT(i, map) { \\
  float facing = max(dot(n, lightDirection[i]), 0.); \\
  float share = facing * lit(map, lightMatrix[i], p + n * texel * 1.6 * (3. - 2. * facing) + jitter * shake); \\
  sum += lightColour[i] * share; \\
  seen += lightColour[i].g * share; \\
}
vec3 irradiance(vec3 p, vec3 n, out float seen) {
  vec3 sum = vec3(0.);
  seen = 0.;
  vec2 pixel = gl_FragCoord.xy + frame * vec2(3.1, 7.7);
  vec3 jitter = vec3(hash(pixel), hash(pixel.yx + 1.7), hash(pixel * 1.3)) - .5;
  jitter -= n * dot(jitter, n);
  ADD_LIGHT(0, shadow0)
  ADD_LIGHT(1, shadow1)
  ADD_LIGHT(2, shadow2)
  return sum;
}`;

/** Everything that the room reflects: a gradient, the white floor with the product's own shadow, and the soft boxes. */
const ROOM = `
uniform vec4 roomTone;
uniform float floorTone, scale;
uniform vec2 foot, footTurn;
uniform vec3 boxCentre[${MOST_BOXES}], boxFacing[${MOST_BOXES}], boxAcross[${MOST_BOXES}], boxUp[${MOST_BOXES}];
uniform vec4 boxLight[${MOST_BOXES}];
uniform vec2 boxBlur[${MOST_BOXES}];
float edge(float a, float w) { return 1. - smoothstep(1. - w, 1. + w, abs(a)); }
vec3 room(vec3 p, vec3 d, float across, float along) {
  float soft = max(across, along);
  float c = mix(roomTone.x, roomTone.y, smoothstep(-.15, .8, d.y));
  c = mix(c, roomTone.z, smoothstep(.45 - soft * .4, .98, d.z) * .8);
  c = mix(c, roomTone.w, smoothstep(.05 - soft * .5, .55 + soft * .6, -d.z));
  float down = 1. - smoothstep(-.01 - along * .45, .01 + along * .3, d.y);
  if (down > 0.) {
    vec2 q = (p + d * (p.y / max(.02, -d.y))).xz;
    q = vec2(q.x * footTurn.x - q.y * footTurn.y, q.x * footTurn.y + q.y * footTurn.x);
    float away = length(max(abs(q) - foot, 0.));
    float tone = mix(.25, .95, smoothstep(0., .35 + soft, away)) * floorTone;
    c = mix(c, mix(tone, .45 * floorTone, smoothstep(1., 6., away)), down);
  }
  for (int i = 0; i < ${MOST_BOXES}; i++) {
    if (boxLight[i].x <= 0.) continue;
    float dn = dot(d, boxFacing[i]);
    float t = dot(boxCentre[i] - p, boxFacing[i]) / (abs(dn) < 1e-5 ? 1e-5 : dn);
    if (t <= 0.) continue;
    vec3 q = p + d * t - boxCentre[i];
    float a = dot(q, boxAcross[i]), b = dot(q, boxUp[i]);
    vec2 w = boxLight[i].w + vec2(across * across, along * along) * boxBlur[i] * t;
    float wu = w.x, wv = w.y;
    float v = edge(a, wu) * edge(b, wv) * max(0., 1. + boxLight[i].y * clamp(a, -1., 1.)) * max(0., 1. + boxLight[i].z * clamp(b, -1., 1.));
    v /= 1. + .35 * max(wu - 1., 0.) + .35 * max(wv - 1., 0.);
    c = boxLight[i].x * v + c * (1. - min(v, 1.));
  }
  return vec3(min(c, 4.));
}`;

/**
 * Renders a surface in two passes: diffuse light, with the share of light that arrives as alpha; or, with `GLOSS`,
 * reflections, with coverage as alpha. Reflections need few samples, which are expensive, and shadows many cheap ones.
 * Whatever a material does not need is compiled out, because software renderers execute both sides of every branch.
 */
export const SURFACE_FRAGMENT = `${LIGHT}${ROOM}
varying vec3 vPlace, vNormal, vLocal, vRadial;
varying vec2 vMap;
uniform vec3 albedo;
uniform float metal, rough, roughAlong, f0, coat, waves, opacity, glow, openShare, shine, brushDepth;
uniform float skyLight[9];
uniform sampler2D map;
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float openSky(vec3 n) {
  float e = .886227 * skyLight[0] + 1.023327 * (skyLight[1] * n.y + skyLight[2] * n.z + skyLight[3] * n.x)
    + .785398 * (1.092548 * (skyLight[4] * n.x * n.y + skyLight[5] * n.y * n.z + skyLight[7] * n.x * n.z)
    + .315392 * skyLight[6] * (3. * n.z * n.z - 1.) + .546274 * skyLight[8] * (n.x * n.x - n.y * n.y));
  return max(e, .05);
}
void main() {
  vec3 n = normalize(vNormal);
  vec3 view = normalize(cameraPosition - vPlace);
  if (dot(n, view) < 0.) n = -n;
  vec3 colour = albedo;
  float cover = opacity;
  #ifdef MAPPED
  vec4 inked = texture2D(map, vMap);
  colour *= inked.rgb;
  cover *= inked.a;
  if (cover < .004) discard;
  #endif
  float facing = max(dot(n, view), .001);
  float graze = pow(1. - facing, 5.);
  vec3 base = mix(vec3(f0), colour, metal);
  vec3 mirror = base + (1. - base) * graze * (1. - rough * .75);
  #ifndef GLOSS
  float seen;
  vec3 light = irradiance(vPlace, n, seen);
  vec3 body = colour * (1. - metal) * (1. - mirror.g) * light * (1. - coat * .04) + colour * glow;
  #ifdef SEE_THROUGH
  gl_FragColor = vec4(body, cover);
  #else
  gl_FragColor = vec4(min(body, vec3(3.)), mix(1., seen / openSky(n), openShare));
  #endif
  #else
  vec3 flatNormal = n;
  float streak = 1.;
  #ifdef BRUSH
  #if BRUSH == 1
  vec2 q = vLocal.yx;
  #elif BRUSH == 2
  vec2 q = vLocal.xy;
  #else
  vec2 q = vec2(length(vLocal.xz), atan(vLocal.z, vLocal.x) * .01 * scale);
  #endif
  #if BRUSH < 3
  q = mix(q, vLocal.zx, step(.8, abs(n.y)));
  #endif
  q /= scale;
  float k = noise(vec2(q.x * 900., q.y * 9.)) * .62 + noise(vec2(q.x * 420., q.y * 4.) + 31.) * .38 - .5;
  streak = 1. + k * brushDepth;
  #if BRUSH == 3
  n = normalize(n + normalize(vRadial + vec3(1e-6)) * ((fract(hash(gl_FragCoord.xy) + frame * .618034) - .5) * .75 + k * .05));
  #elif BRUSH == 1
  n = normalize(n + vec3(0, 1, 0) * k * .03);
  #else
  n = normalize(n + normalize(cross(vec3(0, 1, 0), n) + vec3(1e-4)) * k * .03);
  #endif
  #endif
  #ifdef WAVES
  vec3 w = vLocal / scale * 5.;
  n = normalize(n + waves * (vec3(noise(w.xy + w.z * 1.3), noise(w.yz + 7.), noise(w.zx + 3.)) - .5));
  #endif
  vec3 p = vPlace / scale;
  vec3 seenThere = room(p, reflect(-view, n), rough, roughAlong) * mirror * streak * shine;
  #ifdef COAT
  float fc = (.04 + .96 * graze) * coat;
  seenThere = seenThere * (1. - fc) + room(p, reflect(-view, flatNormal), .04, .04) * fc;
  #endif
  gl_FragColor = vec4(min(seenThere, vec3(3.)), cover);
  #endif
}`;
