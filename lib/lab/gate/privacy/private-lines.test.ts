import { privateLinesIn } from './private-lines';

// SHA-256 of "token-of-a-session-abc", as base64url.
const tokenHash = '3QVxBf-cBH6ExiUPjtlK6CvD36gsz20JBgqjOs9MnYA';

const find = privateLinesIn({
  names: new Map([
    ['Łukasz', 'a pupil'],
    ['Emma K', 'a pupil'],
    ['8A', 'a class'],
    ['Fagertun skole', 'a school'],
  ]),
  tokenHashes: new Set([tokenHash]),
});

it.each([
  ['a pupil', '{"level":"warn","text":"no seat for Łukasz"}'],
  ['a name of two words', '{"text":"Emma K"}'],
  ['a school', 'ERROR: duplicate key (name)=(Fagertun skole)'],
  ['an address', '{"to":"kari@skole.example.no"}'],
  ['a token', '{"url":"/share/token-of-a-session-abc?from=mail"}'],
  ['the hash of a token', `{"key":"${tokenHash}"}`],
  ['an ID token', 'Bearer eyJhbGciOiJub25lIiwi.eyJzdWIiOiIx.'],
])('the privacy check of logs finds personal data and secrets: %s', (_, line) => {
  expect(find(`{"code":"fine"}\n${line}\n`)).toMatchObject([{ line: 2 }]);
});

it.each([
  ['a name within a longer word', '{"text":"Łukaszowi"}'],
  ['the first word of a two-word name', '{"text":"Emma"}'],
  ['a class whose name is too short to be told from an id', '{"id":"8A"}'],
  ['a route pattern', '{"route":"/api/classes/{classId}","ms":12}'],
])('the privacy check of logs ignores text that is neither personal nor secret: %s', (_, line) => {
  expect(find(line)).toEqual([]);
});
