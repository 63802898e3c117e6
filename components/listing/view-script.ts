import { VIEW_KEY } from './view-store';

/** Sets the stored view of lists on the document before first paint, to avoid a layout shift. */
export const VIEW_SCRIPT = `try{var v=new URLSearchParams(location.search).get('view')||localStorage.getItem('${VIEW_KEY}');if(v==='list'||v==='grid')document.documentElement.dataset.listingView=v}catch(e){};`;
