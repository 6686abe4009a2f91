import type { Component } from '../../../platform/bundle/components';
import { licenceProblems } from './licences';

const problems = (licenses: Component['licenses']) =>
  licenceProblems([
    { 'bom-ref': 'ink@1.0.0', name: 'ink', version: '1.0.0', properties: [], licenses },
  ]);

it.each(['MIT', 'MIT AND OFL-1.1', '(MIT OR GPL-3.0-only)'])('takes %s', (expression) => {
  expect(problems([{ expression }])).toEqual([]);
});

it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only'])('refuses %s', (expression) => {
  expect(problems([{ expression }])).toEqual([`ink@1.0.0 (${expression})`]);
});

it('refuses a package without a licence that is known', () => {
  expect(problems(undefined)).toEqual(['ink@1.0.0 (unknown)']);
});
