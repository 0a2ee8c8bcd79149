/**
 * Script for the head of every page: whoever opens the address of a section that has moved goes on to
 * its new place. Without it, a sentence with the link is there.
 */
export const earlyScript = `addEventListener('DOMContentLoaded',function(){
var stub=document.getElementById(location.hash.slice(1));
if(stub&&'moved' in stub.dataset)location.replace(stub.firstChild.href)
})`;
