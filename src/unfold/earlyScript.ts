import {foldedMark} from './foldedMark';

/**
 * Script for the head of every page. A page that is opened at its top starts folded; one that is
 * opened at an anchor, again or by going back needs its real height, or it would stand elsewhere.
 */
export const earlyScript = `(function(){
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type==='navigate'&&!location.hash)document.documentElement.setAttribute('${foldedMark}','')
})()`;
