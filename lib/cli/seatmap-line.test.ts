import { answerLine } from './seatmap-line';

const answer = (input: unknown) => answerLine(JSON.stringify(input), () => 0);
const instance = {
  id: 7,
  desks: [
    [0, 0],
    [0, 1],
    [2, 0],
    [2, 1],
  ],
  students: ['Åse', 'Bo', 'Cy'],
  conditions: [
    { type: 'together', students: ['Åse', 'Bo'] },
    { type: 'fixed', student: 'Cy', desk: [0, 0] },
  ],
  seed: 1,
};

describe('answerLine', () => {
  it('answers a request with its id, the status "seated" and the seats of the students', () => {
    const answered = answer(instance);
    expect(answered).toMatchObject({ id: 7, status: 'seated', repeatedPairs: 0, ms: 0 });
    expect(answered).toHaveProperty('seats.Cy', [0, 0]);
  });

  it('seats students by the conditions "distance" and "alone", or reports that a condition is impossible', () => {
    const row = { desks: [0, 1, 2, 3, 4].map((col) => [0, col]), students: ['Åse', 'Bo', 'Cy'] };
    const conditions = [
      { type: 'alone', students: ['Åse'] },
      { type: 'distance', students: ['Bo', 'Åse'], desks: 3 },
      { type: 'fixed', student: 'Åse', desk: [0, 0] },
    ];
    const { seats } = answer({ ...row, conditions }) as unknown as {
      seats: Record<string, [number, number]>;
    };
    expect(seats.Bo![1]).toBeGreaterThanOrEqual(3);
    expect(seats.Cy![1]).toBeGreaterThanOrEqual(2);
    const crowded = { desks: row.desks.slice(0, 3), students: row.students };
    expect(answer({ ...crowded, conditions: conditions.slice(0, 1) })).toMatchObject({
      status: 'impossible',
      conflict: [0],
    });
  });

  it('seats a student beside one of several named students, or reports the clash', () => {
    const asked = { type: 'besideOne', student: 'Åse', others: ['Bo', 'Cy'] };
    const apart = { type: 'apart', students: ['Åse', 'Bo'] };
    const { seats } = answer({ ...instance, conditions: [asked, apart] }) as unknown as {
      seats: Record<string, [number, number]>;
    };
    const [[row, col], [otherRow, otherCol]] = [seats['Åse']!, seats.Cy!];
    expect(Math.abs(row - otherRow) + Math.abs(col - otherCol)).toBe(1);
    const conditions = [apart, asked, { type: 'apart', students: ['Cy', 'Åse'] }];
    expect(answer({ ...instance, conditions })).toMatchObject({
      status: 'impossible',
      conflict: [0, 1, 2],
    });
  });

  it('meets the condition "mixed" unless too many students have the same coloured mark', () => {
    const students = ['Åse', 'Bo', 'Cy', 'Di'];
    const marks = [
      ['Åse', 'Bo', 'Cy'],
      ['Di', 'Cy'],
    ];
    const conditions = [{ type: 'mixed', marks, wish: true }];
    expect(answer({ ...instance, students, conditions })).toMatchObject({
      status: 'seated',
      brokenWishes: [0],
      wishesProved: true,
    });
    const fewer = [
      {
        type: 'mixed',
        marks: [
          ['Åse', 'Bo'],
          ['Cy', 'Di'],
        ],
      },
    ];
    expect(answer({ ...instance, students, conditions: fewer })).toMatchObject({
      status: 'seated',
    });
  });

  it('counts repeated pairs, except pairs that a condition requires', () => {
    const previous = [{ Åse: [0, 0], Bo: [0, 1], Cy: [2, 1], Gone: [2, 0] }];
    expect(answer({ ...instance, previous })).toMatchObject({ repeatedPairs: 0 });
    const small = { ...instance, desks: instance.desks.slice(0, 2), students: ['Åse', 'Bo'] };
    expect(answer({ ...small, conditions: [], previous })).toMatchObject({ repeatedPairs: 1 });
  });

  it('reports impossible conditions and too few desks', () => {
    const conditions = [
      { type: 'back', students: ['Bo'] },
      ...instance.conditions,
      { type: 'fixed', student: 'Bo', desk: [0, 0] },
    ];
    expect(answer({ ...instance, conditions })).toMatchObject({ id: 7, status: 'impossible' });
    const desks = instance.desks.slice(0, 2);
    expect(answer({ ...instance, desks })).toEqual({
      id: 7,
      status: 'impossible',
      conflict: [],
      ms: 0,
    });
  });

  it('seats a student within a zone, or reports the clash', () => {
    const zone = {
      type: 'zone',
      students: ['Bo'],
      desks: [
        [2, 1],
        [9, 9],
      ],
    };
    expect(answer({ ...instance, conditions: [zone] })).toHaveProperty('seats.Bo', [2, 1]);
    const conditions = [{ type: 'fixed', student: 'Cy', desk: [2, 1] }, zone];
    expect(answer({ ...instance, conditions })).toMatchObject({ conflict: [0, 1] });
  });

  it('reports broken wishes, and whether it is proved that no map breaks fewer wishes', () => {
    const conditions = [
      { type: 'fixed', student: 'Bo', desk: [0, 0] },
      { type: 'fixed', student: 'Cy', desk: [0, 0], wish: true },
      { type: 'back', students: ['Åse'], wish: true },
    ];
    expect(answer({ ...instance, conditions })).toMatchObject({
      status: 'seated',
      brokenWishes: [1],
      wishesProved: true,
    });
    expect(answer(instance)).not.toHaveProperty('brokenWishes');
  });

  it('returns several different suggestions; the first suggestion has the same seats as the single map in the answer', () => {
    const answered = answer({ ...instance, conditions: [], suggestions: 4 }) as {
      seats: unknown;
      suggestions: { seats: unknown }[];
    };
    expect(answered.suggestions[0]!.seats).toEqual(answered.seats);
    expect(new Set(answered.suggestions.map((one) => JSON.stringify(one))).size).toBe(4);
  });

  it('counts how often each student sat at the front, back or edge, or alone', () => {
    const previous = [{ Åse: [0, 0], Bo: [0, 1], Gone: [2, 0] }];
    const answered = answer({ ...instance, previous, turns: true });
    expect(answered).toHaveProperty('turns.Cy', { front: 1, back: 0, edge: 1, alone: 1 });
    expect(answered).toHaveProperty('turns.Bo', { front: 1, back: 1, edge: 2, alone: 0 });
    expect(answered).not.toHaveProperty('turns.Gone');
    expect(answer({ ...instance, previous })).not.toHaveProperty('turns');
  });

  it('plans several maps; the first map has the same seats as the single map in the answer', () => {
    const students = ['Åse', 'Bo', 'Cy', 'Di'];
    const asked = { ...instance, students, conditions: [], plan: { maps: 3 } };
    const answered = answer(asked) as unknown as { seats: unknown; plan: { seats: unknown }[] };
    const counted = { met: 6, possible: 6, repeats: 0, atLeastMaps: 3 };
    expect(answered).toMatchObject({ status: 'seated', repeatedPairs: 0, ...counted });
    expect(answered.plan).toHaveLength(3);
    expect(answered.plan[0]!.seats).toEqual(answered.seats);
    const corner = { ...asked, plan: { maps: 1, touch: 'corner' } };
    expect(answer(corner)).toMatchObject({ met: 2, possible: 6 });
    const clash = [
      { type: 'together', students: ['Åse', 'Bo'] },
      { type: 'apart', students: ['Åse', 'Bo'] },
    ];
    expect(answer({ ...asked, conditions: clash })).toMatchObject({
      status: 'impossible',
      conflict: [0, 1],
    });
  });

  it('mends a given map', () => {
    const edited = { Åse: [0, 0], Bo: [2, 1], Cy: [0, 1] };
    expect(answer({ ...instance, mend: edited, keep: ['Bo'] })).toMatchObject({
      seats: { Åse: [2, 0], Bo: [2, 1], Cy: [0, 0] },
      moved: ['Åse', 'Cy'],
      movedProved: true,
    });
  });

  it('assigns different test variants to adjacent students', () => {
    const variants = { Åse: expect.any(Number), Bo: expect.any(Number), Cy: expect.any(Number) };
    const answered = answer({ ...instance, variants: true }) as { variants?: object };
    expect(answered).toMatchObject({ variants, variantCount: 2, variantsProved: true });
    expect(new Set(Object.values(answered.variants!))).toEqual(new Set([1, 2]));
    expect(answer(instance)).not.toHaveProperty('variants');
  });

  it('makes groups for several rounds without a room', () => {
    const students = ['Åse', 'Bo', 'Cy', 'Dag', 'Eva', 'Fie'];
    const conditions = [
      { type: 'together', students: ['Åse', 'Bo'] },
      { type: 'apart', students: ['Bo', 'Cy'] },
    ];
    const previous = [[['Cy', 'Dag'], ['Eva']]];
    const input = { id: 8, students, conditions, previous, groups: { size: 3, rounds: 2 } };
    const answered = answer(input) as unknown as { groups: string[][][] };
    expect(answered).toMatchObject({ id: 8, status: 'seated', repeats: 2, ms: 0 });
    expect(answered.groups.map((round) => round.flat().sort())).toEqual(
      [students, students].map((one) => one.toSorted()),
    );
    expect(answered).not.toHaveProperty('seats');
    const clash = { type: 'apart', students: ['Åse', 'Bo'], wish: true };
    expect(
      answer({ ...input, groups: { count: 2 }, conditions: [...conditions, clash] }),
    ).toMatchObject({ status: 'seated', brokenWishes: [2] });
    expect(answer({ ...input, groups: { count: 1 } })).toMatchObject({
      status: 'impossible',
      conflict: [1],
    });
  });

  it.each([
    ['a size of 0', { size: 0 }, 'size'],
    ['neither size nor count', { rounds: 2 }, 'groups'],
    ['more groups than students', { count: 3 }, 'more groups'],
    ['no rounds', { size: 2, rounds: 0 }, 'rounds'],
    ['no settings', null, 'groups'],
  ])('reports an invalid request for groups: a request with %s', (_, groups, named) => {
    expect(answer({ id: 8, students: ['Åse', 'Bo'], groups })).toEqual({
      id: 8,
      status: 'invalid',
      error: expect.stringContaining(named),
    });
  });

  it.each([
    ['another type of condition', { conditions: [{ type: 'near', students: ['Bo'] }] }, 'type'],
    ['desks that are not cells', { desks: [[0]] }, 'desks.0'],
    ['a desk twice', { desks: [...instance.desks, [0, 0]] }, 'deskDoubled'],
    ['a student twice', { students: ['Åse', 'Bo', 'Cy', 'Bo'] }, 'pupilDoubled'],
    ['an unknown student', { conditions: [{ type: 'front', students: ['X'] }] }, 'unknownPupil'],
    ['a group of one', { conditions: [{ type: 'apart', students: ['Bo'] }] }, 'groupTooSmall'],
    [
      'a student beside themselves',
      { conditions: [{ type: 'besideOne', student: 'Bo', others: ['Bo'] }] },
      'pupilTwiceInGroup',
    ],
    ['a plan without maps', { plan: { maps: 0 } }, 'plan.maps'],
    ['no students', { students: undefined }, 'students'],
    ['a student kept without a desk', { mend: { Bo: [0, 0] }, keep: ['Cy'] }, 'Cy'],
    [
      'a student kept outside the room',
      { mend: { Bo: [9, 9] }, keep: ['Bo'] },
      'lockedDeskMissing',
    ],
  ])('reports an invalid seating problem: a problem with %s', (_, change, named) => {
    expect(answer({ ...instance, ...change })).toEqual({
      id: 7,
      status: 'invalid',
      error: expect.stringContaining(named),
    });
  });

  it.each(['', '{', '[1]', 'null', '"x"'])(
    'reports an unreadable line as invalid, without an id: %p',
    (line) => {
      expect(answerLine(line, () => 0)).toMatchObject({ id: null, status: 'invalid' });
    },
  );
});
