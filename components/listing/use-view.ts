import { type RefObject, useLayoutEffect } from 'react';
import { currentView, subscribeToView } from './view-store';

/** Keeps the list in the view that was chosen last; the style sheet does the rest. */
export function useView(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const show = () => {
      if (root.current) root.current.dataset['view'] = currentView();
    };
    show();
    return subscribeToView(show);
  });
}
