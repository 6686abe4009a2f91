import { logProblems } from './log-problems';

describe('logProblems', () => {
  it('takes one JSON object a line, and a last line that was cut off', () => {
    expect(logProblems('{"a":1}\n{"b":2}\n{"c":')).toEqual([]);
  });

  it.each(['TypeError: x', '    at y', '[1]', 'null', ''])('refuses %j', (line) => {
    expect(logProblems(`{"a":1}\n${line}\n{"b":2}\n`)).toHaveLength(1);
  });
});
