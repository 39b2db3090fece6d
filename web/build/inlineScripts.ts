/**
 * Puts the frame in the place of the page that follows, for whoever has a session; its styles join
 * the others in the head.
 */
export const frameScript = [
  'if(document.documentElement.dataset.session!==undefined){const t=document.getElementById("frame");',
  'document.head.append(...t.content.querySelectorAll("style"));t.replaceWith(t.content)}',
].join("");

/**
 * Asks for the scripts once the page is painted: sooner, a phone would take them apart instead of
 * painting. A tab nobody looks at is not painted and waits for nothing; the second is for a
 * browser that tells of no paint. The first list counts: a frame's, where one was taken.
 */
export const startScript = [
  '{const t=document.querySelector("template.scripts"),start=()=>t.replaceWith(t.content);',
  "if(document.hidden)start();",
  'else{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,1000)}}',
].join("");
