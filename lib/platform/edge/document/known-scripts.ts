import { scriptHash } from '../security-headers.ts';

/** A JSON string literal. */
const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;

/** The inline scripts of the framework and its bundler. Their only variable part is data. */
const FRAMEWORK = [
  String.raw`self\.__next_f\.push\(\[[13],${TEXT}\]\)`,
  String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`,
  String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w~./-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);`,
  String.raw`requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);`,
].map((shape) => new RegExp(`^(?:${shape})$`));

/** A call of one of React's functions that move a streamed part, or report that it failed. */
const MOVE = new RegExp(String.raw`\$R[CRSX]\((?:${TEXT}|[\[\],])*\)$`);

/** The start of each of these functions. The first call of a kind is preceded by the functions that it needs. */
const FUNCTIONS = /(?=\$RB=\[\]|\$RM=new Map|\$RX=function|\$RS=function)/;
/** Hashes of the functions as `react-dom-server` writes them: complete, with styles, failed (twice), a segment. */
const MOVERS = new Set([
  "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='",
  "'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='",
  "'sha256-5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='",
  "'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='",
  "'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='",
]);

/** Whether the framework writes this inline script: data in a form that no code has, or exactly its functions. */
export const isKnownScript = (code: string): boolean =>
  FRAMEWORK.some((shape) => shape.test(code)) || isMove(code);

function isMove(code: string): boolean {
  if (!MOVE.test(code)) return false;
  const functions = code.replace(MOVE, '').split(FUNCTIONS);
  return functions.every((each) => each === '' || MOVERS.has(scriptHash(each)));
}
