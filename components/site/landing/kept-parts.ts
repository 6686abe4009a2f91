declare global {
  interface Window {
    /** The static parts of the page as the server drew them, by name. */
    keptParts?: Record<string, Element>;
  }
}

/** Runs in the page before React does, which may replace everything where something breaks. */
export const keepPartsScript =
  "window.keptParts={};document.querySelectorAll('[data-static]').forEach(e=>{keptParts[e.dataset.static]=e})";

/** Fills an empty static part with the content that the server drew. */
export function fillFromKeptPart(element: HTMLElement | null): void {
  const kept = window.keptParts?.[element?.dataset.static ?? ''];
  if (!element || !kept || element.hasChildNodes()) return;
  element.append(...[...kept.childNodes].map((node) => node.cloneNode(true)));
}
