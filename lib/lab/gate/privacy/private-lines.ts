import { createHash } from 'node:crypto';

export interface PrivateFacts {
  names: ReadonlyMap<string, string>;
  tokenHashes: ReadonlySet<string>;
}

const leastNameLength = 4;
const inWord = '[\\p{L}\\p{N}_-]';
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

export function privateLinesIn({ names, tokenHashes }: PrivateFacts) {
  const chosen = [...names.keys()].filter((name) => name.length >= leastNameLength);
  const escaped = chosen.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const anyName = new RegExp(`(?<!${inWord})(${escaped.join('|') || '(?!)'})(?!${inWord})`, 'u');

  function problemOf(line: string): string | undefined {
    const name = anyName.exec(line)?.[1];
    if (name) return `${names.get(name)} "${name}"`;
    const words = line.match(/[\w-]{16,}/g) ?? [];
    if (words.some((word) => tokenHashes.has(word) || tokenHashes.has(hash(word)))) {
      return 'a token of a session or a link, or its hash';
    }
    if (/\beyJ[\w-]{10,}\.eyJ/.test(line)) return 'a JSON web token';
    return /[\w.+-]+@[\w-]+\.\w/.test(line) ? 'an e-mail address' : undefined;
  }

  return (text: string) =>
    text.split('\n').flatMap((content, at) => {
      const problem = problemOf(content);
      return problem ? [{ line: at + 1, problem: `${problem}: ${content.slice(0, 300)}` }] : [];
    });
}
