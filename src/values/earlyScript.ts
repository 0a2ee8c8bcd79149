import {placeholders} from './placeholders.mjs';
import {storageKey} from './storageKey';

/**
 * Script for the head of every page. It puts the reader's values into samples
 * while the page is being read, so that a placeholder is never seen before
 * them, and later whenever samples or values change, in this tab or another.
 * It is the only code that readers without values load.
 *
 * A span is filled when its text is the whole placeholder: a page that arrives
 * in pieces may hold half of one. Values are set as text, never as HTML.
 */
export function earlyScript(): string {
  return `(function(){
var key=${JSON.stringify(storageKey)},texts=${JSON.stringify(placeholders)},values={},watching;
function fill(){document.querySelectorAll('[data-value]').forEach(function(span){
var name=span.dataset.value,own=values[name],text=span.textContent,wanted=typeof own==='string'&&own?own:texts[name];
if(text!==wanted&&(text===texts[name]||'own' in span.dataset)){span.textContent=wanted;span.toggleAttribute('data-own',wanted!==texts[name])}})}
function take(json){try{values=JSON.parse(json)||{}}catch(error){values={}}
fill();
if(json&&!watching){watching=new MutationObserver(fill);watching.observe(document,{childList:true,characterData:true,subtree:true})}}
addEventListener('storage',function(event){if(event.key===key||event.key===null)take(event.newValue)});
try{take(localStorage.getItem(key))}catch(error){}
})()`;
}
