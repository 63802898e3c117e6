import { LineSegments, Material, Mesh, type Object3D, Texture } from 'three';

/** Frees the GPU resources of an object that is no longer drawn. */
export function dispose(thing: Object3D): void {
  thing.traverse((each) => {
    if (!(each instanceof Mesh || each instanceof LineSegments)) return;
    each.geometry.dispose();
    for (const material of [each.material].flat()) if (material instanceof Material) forget(material);
  });
}

function forget(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
