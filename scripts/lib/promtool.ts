import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.ts';

/** Whether Prometheus's own tool is there, by which the rules of alerts are tried. */
export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).error === undefined;

/** Installs it where that can be done without asking: as root on Debian. */
export function preparePromtool(): void {
  if (!hasPromtool()) installPackages('promtool', ['prometheus']);
}
