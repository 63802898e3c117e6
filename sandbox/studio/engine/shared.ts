import { Matrix4, Vector2, Vector3, Vector4 } from 'three';

/** Uniforms that all surfaces of a scene share. They change between sub-frames. */
export const shared = {
  frame: { value: 0 },
  shake: { value: 0 },
  scale: { value: 1 },
  texel: { value: 1 },
  skyLight: { value: new Array<number>(9).fill(0) },
  lightDirection: { value: [new Vector3(), new Vector3(), new Vector3()] },
  lightColour: { value: [new Vector3(), new Vector3(), new Vector3()] },
  lightMatrix: { value: [new Matrix4(), new Matrix4(), new Matrix4()] },
  shadow0: { value: null as unknown },
  shadow1: { value: null as unknown },
  shadow2: { value: null as unknown },
  roomTone: { value: new Vector4() },
  floorTone: { value: 0.8 },
  foot: { value: new Vector2() },
  footTurn: { value: new Vector2(1, 0) },
  boxCentre: { value: [] as Vector3[] },
  boxFacing: { value: [] as Vector3[] },
  boxAcross: { value: [] as Vector3[] },
  boxUp: { value: [] as Vector3[] },
  boxLight: { value: [] as Vector4[] },
  boxBlur: { value: [] as Vector2[] },
};
