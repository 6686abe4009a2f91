import { parseEnvFile } from './env-file.mjs';

describe('an environment file', () => {
  it.each([
    ['a plain value', 'A=1', { A: '1' }],
    ['an empty value', 'A=\nB=2', { A: '', B: '2' }],
    ['spaces and a comment', '  A = b c  # why\n# B=2', { A: 'b c' }],
    ['export', 'export A=1', { A: '1' }],
    ['single quotes', 'A=\'x # "y"\'', { A: 'x # "y"' }],
    ['double quotes with line breaks', 'A="one\\ntwo"', { A: 'one\ntwo' }],
    ['an equals sign in the value', 'A=postgres://u:p@h/d?x=1', { A: 'postgres://u:p@h/d?x=1' }],
    ['lines of Windows', 'A=1\r\nB=2\r\n', { A: '1', B: '2' }],
  ])('reads %s', (_, text, values) => {
    expect(parseEnvFile(text)).toEqual(values);
  });
});
