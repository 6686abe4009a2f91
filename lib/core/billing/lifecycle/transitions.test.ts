import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawLifecycle } from './draw-lifecycle';
import { datedEvents, subscriptionStates, transitions } from './transitions';

it('says for every state and event at most one thing', () => {
  const seen = new Set<string>();
  for (const { from, on, only } of transitions) {
    const cases = only ? [only] : ['ifRenewing', 'ifCancelled'];
    for (const one of cases) {
      const key = `${from} ${on} ${one}`;
      expect(seen).not.toContain(key);
      seen.add(key);
    }
  }
});

it('reaches every state from a trial, and from every state comes to an end', () => {
  const reachable = (start: string) => {
    const states = new Set([start]);
    for (let size = 0; size < states.size;) {
      size = states.size;
      for (const { from, to } of transitions) if (states.has(from)) states.add(to);
    }
    return states;
  };
  expect([...reachable('trial')].sort()).toEqual([...subscriptionStates].sort());
  for (const state of subscriptionStates) expect(reachable(state)).toContain('stopped');
});

it('uses every event of the calendar', () => {
  const used = new Set<string>(transitions.map(({ on }) => on));
  for (const event of datedEvents) expect(used).toContain(event);
});

it('ends no access because of money before the day on which it stops is told', () => {
  const withoutNotice = transitions.filter(
    ({ from, to }) => to === 'suspended' && from !== 'grace' && from !== 'suspended',
  );
  expect(withoutNotice).toEqual([]);
  const toGrace = transitions.filter(({ from, to }) => to === 'grace' && from !== 'grace');
  expect(toGrace.map(({ does }) => does)).toEqual(['tellWhenItStops']);
});

it('is drawn in the README as it is: npm run draw:lifecycle', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  expect(readme).toContain(`\`\`\`mermaid\n${drawLifecycle()}\n\`\`\``);
});
