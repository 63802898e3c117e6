import type { MouseEvent } from 'react';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a link is pressed without a modifier key, with which the browser opens its page in a new tab or window. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: Keys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
