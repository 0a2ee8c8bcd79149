/**
 * Script for the not-found page. A host that does not redirect has no file for `/docs/cli/` or
 * `/docs/cli/index.html`: this tries the page's own address. Two slashes at the beginning would be the
 * address of another host.
 */
export const findScript = `(function(l){
var p=l.pathname.replace(/\\/+/g,'/'),to=p.replace(/\\/(index\\.html)?$/,'');
if(to&&to!==p)l.replace(to+l.search+l.hash)})(location);`;
