import { auditProblems } from './audit';

const held = new Set(['pg@8.0.0']);
const packageIn = (folder: string) => `${folder.replace('node_modules/', '')}@8.0.0`;
const vulnerability = (name: string) => ({
  [name]: { severity: 'high', nodes: [`node_modules/${name}`], via: [{ title: 'Reads too far' }] },
});

it('names faults of packages that a deployment holds, and of no others', () => {
  const vulnerabilities = { ...vulnerability('pg'), ...vulnerability('jest') };
  expect(auditProblems({ vulnerabilities }, held, packageIn)).toEqual([
    'pg@8.0.0 (high: Reads too far)',
  ]);
});

it('never takes a registry that does not answer for one that knows of no fault', () => {
  expect(auditProblems({ message: '405 Method Not Allowed' }, held, packageIn)).toEqual([
    'not checked, the registry gave no list: 405 Method Not Allowed',
  ]);
});
