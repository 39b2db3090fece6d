import { createRequire } from "node:module";

// How a screen looks is for the browser's tests. Here no style meets the page, and calculating those of each
// element at each turn takes a fifth of the time. Emotion looks this up whenever it draws an element.
const require = createRequire(import.meta.url);
const serialize: unknown = createRequire(require.resolve("@emotion/styled"))("@emotion/serialize");
const none = { name: "none", styles: "", next: undefined };
Object.assign(Object(serialize), { serializeStyles: () => none });

// What looks for an element by its role asks it, and each around it, whether it is shown, and each answer was
// the whole of an element's style. Without styles that is what its own attribute says, or its tag.
const calculate = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !element.isConnected) return calculate(element, pseudo);
  const shown: Readonly<Record<string, () => string>> = {
    display: () => displayOf(element),
    visibility: () => visibilityOf(element),
  };
  let calculated: CSSStyleDeclaration | undefined;
  const all = () => {
    calculated ??= calculate(element);
    return calculated;
  };
  const getPropertyValue = (name: string) => shown[name]?.() ?? all().getPropertyValue(name);
  return new Proxy(NO_STYLE, {
    get: (_, name) => {
      if (name === "getPropertyValue") return getPropertyValue;
      return shown[String(name)]?.() ?? Reflect.get(all(), name);
    },
  });
};

const NO_STYLE = document.createElement("i").style;

function displayOf(element: Element): string {
  const own = ownStyle(element)?.display;
  if (own) return own;
  const known = displays.get(element.tagName) ?? calculate(element).display;
  displays.set(element.tagName, known);
  return known;
}

/** What is not said of an element is what is said around it. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownStyle(at)?.visibility;
    if (own) return own;
  }
  return "visible";
}

function ownStyle(element: Element): CSSStyleDeclaration | undefined {
  return element instanceof HTMLElement || element instanceof SVGElement
    ? element.style
    : undefined;
}
