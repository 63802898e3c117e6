import { withArticle } from '@/lib/i18n/article';
import { mm } from '@/lib/i18n/length';
import type { OldSize } from './old-size';
import type { Machine } from './types';

const sides = ({ width, height, depth }: OldSize): string =>
  [width, height, ...(depth === null ? [] : [depth])].map(mm).join(' × ');

/** Says for which size and connections replacements were chosen. @param label text typed from the old appliance */
export function sizeWords(size: OldSize | null, { noun, connections }: Machine, label = ''): string {
  const connects = `It needs ${connections}, as your old one did.`;
  if (!size) return `We have not looked at the size: measure the space first. ${connects}`;
  switch (size.from) {
    case 'measured':
      return `They fit the space that you measured: ${sides(size)}. ${connects}`;
    case 'label':
      return `They fit where yours stood: ${sides(size)}. ${connects}`;
    case 'model':
      return `They fit where your ${size.name} stood: ${sides(size)}. ${connects}`;
    case 'usual':
      return label === ''
        ? `We have assumed the usual space for ${withArticle(noun)}, ${sides(size)}: measure yours, or give its model number. ${connects}`
        : `We do not know the size of “${label}”. We have assumed the usual space for ${withArticle(noun)}, ${sides(size)}: give its size from the label or the manual, or measure the space. ${connects}`;
    default:
      return size.from satisfies never;
  }
}
