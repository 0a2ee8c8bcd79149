/**
 * Script for the head of every page. On a slow phone the button is there long before the code
 * behind it: whoever clicks it or types a shortcut until then gets the box as soon as it can open.
 * `takeSearch` tells the bar, once it is live, whether that happened, and stops listening.
 */
export const earlyScript = `(function(){
var stop=new AbortController(),options={capture:true,signal:stop.signal},asked=false;
function isSlashOn(){try{return localStorage.getItem('search.slash')!=='off'}catch(error){return true}}
addEventListener('click',function(event){asked=asked||!!event.target.closest('[data-search-trigger]')},options);
addEventListener('keydown',function(event){
if(!event.altKey&&(event.ctrlKey||event.metaKey?event.key.toLowerCase()==='k':event.key==='/'&&!event.target.closest('input,textarea,select')&&isSlashOn())){event.preventDefault();asked=true}},options);
window.takeSearch=function(){stop.abort();return asked}
})()`;
