export interface NoticeTexts {
  readonly title: string;
  readonly reason: string;
  readonly configured: string;
  readonly suggestion: string;
}

/**
 * Script for the head of the start page. If the site's style sheet is missing,
 * the base URL is most likely wrong, and a notice says so. The script looks for a
 * property of the style sheet, because some hosts return a page for every URL. It
 * depends on nothing else: no style sheet or other script may have loaded by then.
 */
export function noticeScript(texts: NoticeTexts, baseUrl: string): string {
  const data = JSON.stringify({...texts, baseUrl}).replace(/</g, '\\u003c');
  return `(function(){window.addEventListener('load',function(){
if(getComputedStyle(document.documentElement).getPropertyValue('--site-surface'))return;
var t=${data},box=document.createElement('div');
box.id='base-url-notice';box.setAttribute('role','alert');
box.style.cssText='border:4px solid #a52a1f;background:#fcecea;color:#24323d;margin:20px;padding:20px;font:18px/1.5 sans-serif';
[t.title,t.reason,t.configured+' '+t.baseUrl,t.suggestion+' '+location.pathname.replace(/\\/index\\.html$|\\/?$/,'/')].forEach(function(line){
var p=document.createElement('p');p.textContent=line;box.appendChild(p)});
document.body.prepend(box)})})();`;
}
