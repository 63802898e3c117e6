import { scriptHash } from '../security-headers.ts';

/** A text as JSON in a script has it. */
const TEXT = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;

/** What the framework and its bundler write into a page, each with its data: no code but this. */
const FRAMEWORK = [
  String.raw`self\.__next_f\.push\(\[[13],${TEXT}\]\)`,
  String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)`,
  String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w~./-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);`,
  String.raw`requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);`,
].map((shape) => new RegExp(`^(?:${shape})$`));

/** A call of React's script that moves what was sent apart, or says that it failed. */
const MOVE = new RegExp(String.raw`\$R[CRSX]\((?:${TEXT}|[\[\],])*\)$`);

/** Where each function of that script begins; the first call of a kind has those that it needs before it. */
const FUNCTIONS = /(?=\$RB=\[\]|\$RM=new Map|\$RX=function|\$RS=function)/;
/** The functions as `react-dom-server` writes them: whole, with styles, failed (twice), a segment. */
const MOVERS = new Set([
  "'sha256-ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='",
  "'sha256-QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk='",
  "'sha256-5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo='",
  "'sha256-HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U='",
  "'sha256-rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA='",
]);

/** Whether this is what the framework writes into pages: its data in a form that no code has, or its very words. */
export const isKnownScript = (code: string): boolean =>
  FRAMEWORK.some((shape) => shape.test(code)) || isMove(code);

function isMove(code: string): boolean {
  if (!MOVE.test(code)) return false;
  const functions = code.replace(MOVE, '').split(FUNCTIONS);
  return functions.every((each) => each === '' || MOVERS.has(scriptHash(each)));
}
