import { type BufferGeometry, type Mesh, PlaneGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { CASTING } from '../engine/shadow-maps.ts';
import { surface } from '../engine/surface.ts';
import { ink, type Pen } from '../kit/ink.ts';
import type { Kit } from '../kit/kit.ts';
import { type Finishes, steady } from './finishes.ts';

/** Extent of walls and floors, beyond what is visible, in millimetres. */
const WIDE = 11_000;
const HIGH = 3600;
const DEEP = 7000;

type Span = { from: number; to: number };
export type WindowHole = { x: Span; y: Span };

/** The back wall with a skirting board, and with a window if a hole is given. */
export function backWall(kit: Kit, paints: Finishes, hole?: WindowHole): void {
  const put = (x: Span, y: Span) =>
    kit.pane([x.to - x.from, y.to - y.from], [(x.from + x.to) / 2, (y.from + y.to) / 2, 0], paints.wall);
  const all: WindowHole = { x: { from: -WIDE / 2, to: WIDE / 2 }, y: { from: 0, to: HIGH } };
  if (!hole) put(all.x, all.y);
  else {
    put({ from: all.x.from, to: hole.x.from }, all.y);
    put({ from: hole.x.to, to: all.x.to }, all.y);
    put(hole.x, { from: 0, to: hole.y.from });
    put(hole.x, { from: hole.y.to, to: all.y.to });
    sash(kit, paints, hole);
  }
  kit.box([WIDE, 90, 18], [0, 45, 9], paints.pale, 4);
}

/** A two-sash window, set deep in the wall, with a bright overcast garden behind it. */
function sash(kit: Kit, paints: Finishes, { x, y }: WindowHole): void {
  const [w, h] = [x.to - x.from, y.to - y.from];
  const [cx, cy] = [(x.from + x.to) / 2, (y.from + y.to) / 2];
  const garden = ink(256, 256, drawGarden);
  kit
    .pane([w, h], [cx, cy, -130], surface({ map: garden, rough: 1, f0: 0, glow: 0.9 }))
    .layers.disable(CASTING);
  for (const side of [-1, 1]) {
    kit.box([20, h, 130], [cx + (side * (w + 20)) / 2, cy, -65], paints.wall, 2);
    kit.box([w + 40, 20, 130], [cx, cy + (side * (h + 20)) / 2, -65], paints.wall, 2);
    kit.box([52, h, 44], [cx + side * (w / 2 - 26), cy, -80], paints.pale, 4);
    kit.box([w - 104, 52, 44], [cx, cy + side * (h / 2 - 26), -80], paints.pale, 4);
  }
  kit.box([w - 100, 46, 50], [cx, cy, -76], paints.pale, 4);
  kit.box([24, h - 100, 30], [cx, cy, -84], paints.pale, 3);
  kit.box([w + 130, 30, 190], [cx, y.from - 14, -20], paints.pale, 6);
}

function drawGarden(pen: Pen, w: number, h: number): void {
  const sky = pen.createLinearGradient(0, 0, 0, h);
  sky.addColorStop(0, '#f7fafc');
  sky.addColorStop(0.55, '#e8eff2');
  sky.addColorStop(0.72, '#b9c3b4');
  sky.addColorStop(1, '#8d9a85');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, w, h);
  const random = steady(7);
  pen.filter = 'blur(7px)';
  for (let i = 0; i < 44; i += 1) {
    pen.fillStyle = ['#8f9c88', '#7c8b76', '#a3ae9b', '#6d7d68'][i % 4] ?? '#7c8b76';
    pen.beginPath();
    pen.arc(random() * w, h * (0.66 + random() * 0.36), 9 + random() * 24, 0, 7);
    pen.fill();
  }
}

/** Pale oak boards running across. */
export function oakFloor(kit: Kit): void {
  const boards = ink(2048, 2048, (pen, w, h) => {
    const random = steady(5);
    const rows = 12;
    for (let row = 0; row < rows; row += 1) {
      for (let x = -random() * 800; x < w; ) {
        const long = 700 + random() * 600;
        const tone = random();
        pen.fillStyle = `rgb(${196 + tone * 22},${172 + tone * 22},${142 + tone * 22})`;
        pen.fillRect(x, (row * h) / rows, long, h / rows);
        for (let i = 0; i < 60; i += 1) {
          pen.strokeStyle = `rgba(110,84,56,${random() * 0.1})`;
          pen.lineWidth = random() * 2.4;
          const y = ((row + random()) * h) / rows;
          pen.beginPath();
          pen.moveTo(x + random() * long, y);
          pen.lineTo(x + long, y + (random() - 0.5) * 6);
          pen.stroke();
        }
        pen.fillStyle = 'rgba(70,52,34,.5)';
        pen.fillRect(x, (row * h) / rows, 3, h / rows);
        x += long;
      }
      pen.fillRect(0, (row * h) / rows, w, 3);
    }
  });
  floor(kit, surface({ map: boards, rough: 0.42, f0: 0.03 }), [WIDE / 3000, DEEP / 2100]);
}

/** Square tiles, alternately pale and blue, laid straight. */
export function chequeredFloor(kit: Kit): void {
  const squares = ink(1024, 1024, (pen, w) => {
    const random = steady(9);
    const side = w / 6;
    for (let i = 0; i < 36; i += 1) {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      const tone = (random() - 0.5) * 7;
      const [r, g, b] = (column + row) % 2 ? [120, 138, 168] : [224, 228, 231];
      pen.fillStyle = `rgb(${r + tone},${g + tone},${b + tone})`;
      pen.fillRect(column * side, row * side, side, side);
      pen.strokeStyle = 'rgba(150,156,164,.9)';
      pen.lineWidth = 3;
      pen.strokeRect(column * side, row * side, side, side);
    }
  });
  floor(kit, surface({ map: squares, rough: 0.3, f0: 0.04 }), [WIDE / 1500, DEEP / 1500]);
}

/** A floor that casts no shadow: light from below stands for light that it reflects. */
function floor(kit: Kit, material: Parameters<Kit['add']>[1], [across, along]: [number, number]): Mesh {
  const plane = new PlaneGeometry(WIDE, DEEP);
  const places = plane.getAttribute('uv');
  for (let i = 0; i < places.count; i += 1) places.setXY(i, places.getX(i) * across, places.getY(i) * along);
  const mesh = kit.add(plane, material, [0, 0, DEEP / 2 - 200], [-Math.PI / 2, 0, 0]);
  mesh.layers.disable(CASTING);
  return mesh;
}

/** Glossy tiles in brick bond between two heights. */
export function splashback(kit: Kit, paints: Finishes, x: Span, y: Span, [w, h] = [150, 75]): void {
  kit.box([x.to - x.from, y.to - y.from, 4], [(x.from + x.to) / 2, (y.from + y.to) / 2, 3], paints.grout, 1);
  const random = steady(11);
  const laid: BufferGeometry[][] = paints.tiles.map(() => []);
  for (let row = 0; y.from + (row + 1) * (h + 3) <= y.to + 4; row += 1) {
    for (let at = x.from - (row % 2 ? w / 2 : 0); at < x.to; at += w + 3) {
      const [from, to] = [Math.max(at, x.from), Math.min(at + w, x.to)];
      if (to - from < 12) continue;
      const tile = new RoundedBoxGeometry(to - from, h, 9, 1, 3);
      tile.rotateX((random() - 0.5) * 0.014);
      tile.rotateY((random() - 0.5) * 0.014);
      tile.translate((from + to) / 2, y.from + row * (h + 3) + h / 2 + 2, 8);
      laid[Math.floor(random() * laid.length)]?.push(tile);
    }
  }
  laid.forEach((tiles, tone) => {
    const material = paints.tiles[tone];
    if (material && tiles.length > 0) kit.add(mergeGeometries(tiles), material);
  });
}
