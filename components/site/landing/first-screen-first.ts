/** Event by which a script that asks for positions has the whole page laid out. */
export const layoutNeeded = 'layoutneeded';

/**
 * Runs in a page before its sections are parsed. Those marked `below-first-screen` (site.css) are laid out one by one, each
 * in a task of its own, after the first paint; all at once as soon as the visitor does something or a script needs their
 * positions. A visit that begins further down (with a hash, by reload or by going back) is laid out as usual.
 */
export const firstScreenFirstScript = `(()=>{
const root=document.documentElement,[visit]=performance.getEntriesByType('navigation');
if(location.hash||!visit||visit.type!=='navigate')return;
const early=['pointerdown','click','keydown','wheel','touchstart','scroll','focusin','hashchange','beforeprint','${layoutNeeded}'];
const laidOut=[];let waiting=[];
const end=()=>{early.forEach(name=>removeEventListener(name,end,true));delete root.dataset.starting;laidOut.forEach(section=>section.removeAttribute('style'));waiting=[]};
const next=()=>{if(!('starting' in root.dataset))return;const section=waiting.shift();if(!section)return end();section.style.contentVisibility='visible';section.offsetHeight;laidOut.push(section);setTimeout(next)};
root.dataset.starting='';
early.forEach(name=>addEventListener(name,end,true));
addEventListener('DOMContentLoaded',()=>requestAnimationFrame(()=>setTimeout(()=>{waiting=[...document.querySelectorAll('.below-first-screen')];next()})));
})()`;
