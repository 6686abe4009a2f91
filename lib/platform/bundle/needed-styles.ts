import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/** A class in a selector, with its escapes (CSS Syntax, "consume an escaped code point"). */
const classInSelector = /\.((?:\\[\da-f]{1,6} ?|\\[^\n]|[\w-]|[^\0-\x7f])+)/gi;
/** A data attribute in a selector, without its "data-". */
const dataInSelector = /\[data-([\w-]+)/g;
const variableName = /--[\w-]+/g;

const unescape = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** The names that an element must have for the selector to match; alternatives in brackets need not all be there. */
function neededNames(selector: string): { classes: string[]; data: string[] } {
  const certain = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const isChoice = /\([^(),]*,[^()]*\)/.test(certain);
  const classes = [...certain.matchAll(classInSelector)].map(([, name]) => unescape(name!));
  const withoutClasses = certain.replace(classInSelector, '');
  const data = [...withoutClasses.matchAll(dataInSelector)].map(([, name]) => name!);
  return isChoice ? { classes: classes.slice(0, 1), data: [] } : { classes, data };
}

/** A data attribute as scripts may call it: `data-map-view` is `dataset.mapView`, too. */
const inDataset = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const quote = /["'`]/;

/** Everything in a page or script that may be a class name, or a part of one between quotes. */
export function wordsIn(text: string): Set<string> {
  const plain = text.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
  return new Set(plain.match(/[^\s"'`\\]+/g));
}

const asked = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

/** Whether one of the words has this part; remembered, because many pages have the words of the same scripts. */
function havePart(words: ReadonlySet<string>, part: string): boolean {
  const answers = asked.get(words) ?? new Map<string, boolean>();
  asked.set(words, answers);
  const answer = answers.get(part) ?? [...words].some((word) => word.includes(part));
  answers.set(part, answer);
  return answer;
}

function removeEmpty(node: Container<ChildNode>) {
  for (const child of [...(node.nodes ?? [])]) {
    if (child.type !== 'atrule' && child.type !== 'rule') continue;
    if (!child.nodes) continue;
    removeEmpty(child);
    if (child.nodes.length === 0) child.remove();
  }
}

const isIn = (node: ChildNode, name: string) => {
  const { parent } = node;
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith(name);
};

function removeRules(root: Root, words: readonly ReadonlySet<string>[]) {
  // A class may hold quotes, which end a word.
  const isThere = (name: string) =>
    name.split(quote).every((part) => part === '' || words.some((some) => some.has(part)));
  const isData = (name: string) =>
    words.some((some) => havePart(some, name) || havePart(some, inDataset(name)));
  const isNeeded = (selector: string) => {
    const { classes, data } = neededNames(selector);
    return classes.every(isThere) && data.every(isData);
  };
  root.walkRules((rule) => {
    if (isIn(rule, 'keyframes')) return;
    const kept = rule.selectors.filter(isNeeded);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** Variables that nothing reads any more, and then those that only they read. */
function removeVariables(root: Root) {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set<string>();
    root.walkDecls(({ value }) => value.match(variableName)?.forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
    root.walkAtRules('property', (rule) => {
      if (read.has(rule.params)) return;
      rule.remove();
    });
  }
}

function removeKeyframes(root: Root) {
  let animations = '';
  root.walkDecls(({ prop, value }) => {
    if (/^animation|^--/.test(prop)) animations += ` ${value}`;
  });
  const used = new Set(animations.split(/[\s,]+/));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/** The rules of a stylesheet whose classes and data attributes are among the words of a page and of the scripts that may change it. */
export function neededStyles(css: string, words: readonly ReadonlySet<string>[]): string {
  const root = postcss.parse(css);
  removeRules(root, words);
  removeKeyframes(root);
  removeVariables(root);
  removeEmpty(root);
  return root.toString();
}
