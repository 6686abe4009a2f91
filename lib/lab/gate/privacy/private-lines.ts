import { createHash } from 'node:crypto';

export interface PrivateFacts {
  /** Names as people typed them, and the words for what they are. */
  names: ReadonlyMap<string, string>;
  /** SHA-256 of the tokens of sessions and links, as the database keeps them. */
  tokenHashes: ReadonlySet<string>;
}

export interface PrivateLine {
  line: number;
  problem: string;
}

/** Shorter names, such as "8A", are parts of ids too. */
const leastNameLength = 4;
const leastTokenLength = 16;

const wordPattern = /[\p{L}\p{N}_-]+/gu;
const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

const addressPattern = /[\w.+-]+@[\w-]+\.\w/;
/** The header of a JSON web token, such as an ID token of Firebase. */
const jwtPattern = /\beyJ[\w-]{10,}\.eyJ/;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes the search for names, addresses and tokens in a text, line by line. */
export function privateLinesIn({ names, tokenHashes }: PrivateFacts) {
  const namesByFirstWord = new Map<string, string[]>();
  for (const name of names.keys()) {
    const [first] = wordsOf(name);
    if (!first || name.length < leastNameLength) continue;
    namesByFirstWord.set(first, [...(namesByFirstWord.get(first) ?? []), name]);
  }
  const isToken = (word: string) =>
    word.length >= leastTokenLength && (tokenHashes.has(word) || tokenHashes.has(hash(word)));

  function problemOf(line: string): string | undefined {
    const words = new Set(wordsOf(line));
    for (const word of words) {
      const name = namesByFirstWord.get(word)?.find((each) => {
        return wordsOf(each).every((part) => words.has(part)) && line.includes(each);
      });
      if (name) return `${names.get(name)} "${name}"`;
      if (isToken(word)) return 'a token of a session or a link, or its hash';
    }
    if (jwtPattern.test(line)) return 'a JSON web token';
    return addressPattern.test(line) ? 'an e-mail address' : undefined;
  }

  return (text: string): PrivateLine[] =>
    text.split('\n').flatMap((content, at) => {
      const problem = problemOf(content);
      return problem ? [{ line: at + 1, problem: `${problem}: ${content.slice(0, 300)}` }] : [];
    });
}
