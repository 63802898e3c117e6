import { VIEW_KEY } from './view-store';

/** Puts the remembered view of lists on the document before anything is painted, so that nothing jumps. */
export const VIEW_SCRIPT = `try{var v=new URLSearchParams(location.search).get('view')||localStorage.getItem('${VIEW_KEY}');if(v==='list'||v==='grid')document.documentElement.dataset.listingView=v}catch(e){};`;
