import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.ts';

/** Whether promtool, with which the alert rules are tested, is installed. */
export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).error === undefined;

/** Installs it where that is possible without a prompt: as root on Debian. */
export function preparePromtool(): void {
  if (!hasPromtool()) installPackages('promtool', ['prometheus']);
}
