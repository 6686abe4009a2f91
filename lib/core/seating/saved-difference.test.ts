import { savedDifference } from './saved-difference';

const desk = (row: number, col: number) => ({ row, col });

it('savedDifference lists the pupils who moved, those who stayed and those who are on only one of the maps', () => {
  const before = { ada: desk(0, 0), bo: desk(0, 1), cy: desk(1, 0) };
  const after = { ada: desk(0, 0), bo: desk(1, 0), dag: desk(0, 1) };
  expect(savedDifference(before, after)).toMatchObject({
    moved: ['bo'],
    stayed: ['ada'],
    onlyBefore: ['cy'],
    onlyAfter: ['dag'],
  });
});

it('savedDifference separates new pairs of neighbours from repeated pairs', () => {
  const before = { ada: desk(0, 0), bo: desk(0, 1), cy: desk(0, 3), dag: desk(2, 0) };
  const after = { ada: desk(1, 3), bo: desk(1, 4), cy: desk(2, 4), dag: desk(0, 0) };
  expect(savedDifference(before, after)).toMatchObject({
    repeatedPairs: [['ada', 'bo']],
    newPairs: [['bo', 'cy']],
  });
});

it('savedDifference does not count pupils at a corner or across an aisle as neighbours', () => {
  const after = { ada: desk(0, 0), bo: desk(1, 1), cy: desk(0, 2) };
  expect(savedDifference({}, after).newPairs).toEqual([]);
});
