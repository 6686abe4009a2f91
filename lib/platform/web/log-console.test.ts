import { captureLog } from '@/lib/server/testing/test-server';
import { logConsole } from './log-console';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
const warningListeners = process.listeners('warning');
let lines: string[];

beforeEach(() => {
  for (const method of methods) jest.spyOn(console, method);
  lines = captureLog();
  logConsole();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.removeAllListeners('warning');
  for (const listener of warningListeners) process.on('warning', listener);
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('an uncaught exception is one line of the log, which says where, and not what was typed', () => {
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01' });
  console.error(
    ' \u001b[31m⨯\u001b[39m',
    'uncaughtException: ',
    new Error('Kari\nNordmann', { cause }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  expect(lines[0]).not.toMatch(/Kari|Nordmann/);
  expect(logged()[0]).toMatchObject({
    text: '⨯ uncaughtException:',
    codes: ['Error', '57P01'],
    stack: [
      expect.stringContaining('log-console.test'),
      ...Array<unknown>(6).fill(expect.anything()),
    ],
  });
});

it('what is printed over several lines is one line of the log', () => {
  for (const method of methods.slice(1)) console[method]('first\nsecond', { a: 1 }, undefined);
  console.log();
  expect(logged()).toMatchObject([...Array(4).fill({ text: 'first\nsecond' }), { text: '' }]);
});

it('a warning of Node.js is one line of the log', async () => {
  process.emitWarning('over\nlines', 'DeprecationWarning', 'DEP0');
  await new Promise((resolve) => process.once('warning', resolve));
  expect(logged()).toMatchObject([{ text: 'DeprecationWarning', codes: ['DEP0'] }]);
});
