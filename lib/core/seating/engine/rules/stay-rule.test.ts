import { Domains } from '../model/domains';
import { StayRule } from './stay-rule';

/** Prepares four desks. Pupil v sits at desk v, and the text `open[v]` has the possible desks of pupil v. */
function position(mostMoved: number, ...open: string[]) {
  const bits = Int32Array.from(open, (desks) =>
    [...desks].reduce((set, desk) => set | (1 << Number(desk)), 0),
  );
  const domains = new Domains(bits, 1);
  const home = { desks: Int32Array.from(open.keys()), mostMoved };
  const rule = new StayRule(domains, home, () => true);
  const left = () =>
    open.map((_, v) => [0, 1, 2, 3].filter((desk) => domains.has(v, desk)).join(''));
  return { rule, left };
}

it('StayRule rules out no desk when one pupil must move and two pupils may move', () => {
  const { rule, left } = position(2, '123', '0123', '0123');
  expect(rule.filter()).toBe(true);
  expect(left()).toEqual(['123', '0123', '0123']);
});

it('StayRule keeps all other pupils at their present desks when one pupil must move and only one may move', () => {
  const { rule, left } = position(1, '123', '0123', '0123');
  expect(rule.filter()).toBe(true);
  expect(left()).toEqual(['123', '1', '2']);
});

it('StayRule fails when too many pupils must move, and names these pupils', () => {
  const { rule } = position(1, '123', '023', '0123');
  expect(rule.filter()).toBe(false);
  expect(rule.moved).toEqual([0, 1]);
});
