import { VIEW_KEY } from './view-store';

const SCRIPT = `try{var l=document.currentScript.parentNode;if(!/[?&]view=/.test(location.search))l.dataset.view=localStorage.getItem('${VIEW_KEY}')==='list'?'list':'grid'}catch(e){}`;

/** Puts the remembered view on the list around it before anything is painted, so that nothing jumps. */
export function ViewScript() {
  return <script>{SCRIPT}</script>;
}
