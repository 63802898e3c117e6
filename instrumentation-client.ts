import { recoverLostScripts } from '@/lib/build/client';
import { partIfThere } from '@/lib/build/part-client';
import { guardScripts } from '@/lib/security/client';

/** Well after everything that the page needs. */
const LATER_MS = 8_000;

guardScripts();
recoverLostScripts();
setTimeout(
  () => void partIfThere(() => import('@/lib/build/watch-client')).then((watch) => watch?.watchBuild()),
  LATER_MS,
);
