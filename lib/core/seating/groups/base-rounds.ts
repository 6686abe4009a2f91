/**
 * Rounds in which no two pupils meet twice, by groups and places: base rounds of numbered points, each developed into
 * `cycle` rounds. From one round to the next each point advances within its run of `cycle` points (0 to cycle - 1, then
 * the next run); the last `fixed` points do not move.
 *
 * Each entry was found by simulated annealing of the base rounds under this symmetry. Cyclic designs have been
 * constructed with such base rounds since R. C. Bose (1939). `designs.test.ts` proves every entry. The entries have the
 * most rounds that are possible or known for 7 × 4 (a resolvable design with 28 points), 6 × 4, 10 × 3 (a nearly
 * Kirkman triple system), 5 × 5 (the affine plane), 6 × 5 and most others. Sources: Colbourn & Dinitz, Handbook of
 * Combinatorial Designs (2007), and the results of the social golfer problem (CSPLib, problem 10).
 */
export const baseRounds: Record<string, { cycle: number; fixed: number; rounds: string[] }> = {
  '3 × 3': {
    cycle: 1,
    fixed: 0,
    rounds: [
      '0 1 2 | 3 4 5 | 6 7 8',
      '0 3 6 | 1 4 7 | 2 5 8',
      '0 4 8 | 1 5 6 | 2 3 7',
      '0 5 7 | 1 3 8 | 2 4 6',
    ],
  },
  '4 × 3': {
    cycle: 4,
    fixed: 0,
    rounds: ['0 1 6 | 2 5 11 | 3 9 10 | 4 7 8'],
  },
  '5 × 3': {
    cycle: 7,
    fixed: 1,
    rounds: ['0 1 11 | 2 5 7 | 3 10 14 | 4 6 12 | 8 9 13'],
  },
  '6 × 3': {
    cycle: 4,
    fixed: 2,
    rounds: [
      '0 5 13 | 1 7 12 | 2 11 14 | 3 10 17 | 4 15 16 | 6 8 9',
      '0 1 4 | 2 8 12 | 3 11 16 | 5 6 10 | 7 13 17 | 9 14 15',
    ],
  },
  '7 × 3': {
    cycle: 5,
    fixed: 1,
    rounds: [
      '0 6 12 | 1 3 11 | 2 13 19 | 4 9 15 | 5 7 14 | 8 16 20 | 10 17 18',
      '0 7 8 | 1 5 19 | 2 3 17 | 4 13 20 | 6 16 18 | 9 12 14 | 10 11 15',
    ],
  },
  '8 × 3': {
    cycle: 11,
    fixed: 2,
    rounds: ['0 6 18 | 1 12 21 | 2 9 15 | 3 11 23 | 4 14 20 | 5 19 22 | 7 8 10 | 13 16 17'],
  },
  '9 × 3': {
    cycle: 13,
    fixed: 1,
    rounds: [
      '0 9 13 | 1 11 16 | 2 4 10 | 3 14 23 | 5 19 26 | 6 18 25 | 7 8 17 | 12 15 20 | 21 22 24',
    ],
  },
  '10 × 3': {
    cycle: 14,
    fixed: 2,
    rounds: [
      '0 3 8 | 1 11 17 | 2 14 24 | 4 22 25 | 5 6 19 | 7 26 29 | 9 18 20 | 10 12 27 | 13 23 28 | 15 16 21',
    ],
  },
  '11 × 3': {
    cycle: 15,
    fixed: 3,
    rounds: [
      '0 1 9 | 2 4 7 | 3 24 25 | 5 21 32 | 6 15 20 | 8 16 18 | 10 14 27 | 11 23 29 | 12 17 31 | 13 28 30 | 19 22 26',
    ],
  },
  '12 × 3': {
    cycle: 17,
    fixed: 2,
    rounds: [
      '0 3 15 | 1 8 33 | 2 13 19 | 4 22 35 | 5 31 32 | 6 20 27 | 7 16 29 | 9 25 34 | 10 14 17 | 11 12 23 | 18 21 26 | 24 28 30',
    ],
  },
  '13 × 3': {
    cycle: 19,
    fixed: 1,
    rounds: [
      '0 24 33 | 1 30 31 | 2 10 28 | 3 9 18 | 4 32 35 | 5 12 20 | 6 22 27 | 7 26 38 | 8 11 13 | 14 15 37 | 16 29 36 | 17 23 34 | 19 21 25',
    ],
  },
  '14 × 3': {
    cycle: 19,
    fixed: 4,
    rounds: [
      '0 2 8 | 1 4 35 | 3 10 32 | 5 14 31 | 6 30 40 | 7 12 23 | 9 29 38 | 11 20 34 | 13 19 27 | 15 28 39 | 16 37 41 | 17 18 36 | 21 22 25 | 24 26 33',
    ],
  },
  '4 × 4': {
    cycle: 5,
    fixed: 1,
    rounds: ['0 9 13 15 | 1 4 6 7 | 2 3 12 14 | 5 8 10 11'],
  },
  '5 × 4': {
    cycle: 5,
    fixed: 0,
    rounds: ['0 4 5 8 | 1 3 15 19 | 2 9 10 12 | 6 7 11 17 | 13 14 16 18'],
  },
  '6 × 4': {
    cycle: 7,
    fixed: 3,
    rounds: ['0 1 3 17 | 2 8 15 23 | 4 13 19 22 | 5 9 10 12 | 6 7 18 21 | 11 14 16 20'],
  },
  '7 × 4': {
    cycle: 9,
    fixed: 1,
    rounds: [
      '0 6 20 22 | 1 5 9 15 | 2 4 19 23 | 3 12 21 27 | 7 8 10 14 | 11 13 25 26 | 16 17 18 24',
    ],
  },
  '8 × 4': {
    cycle: 9,
    fixed: 5,
    rounds: [
      '0 12 18 27 | 1 10 11 16 | 2 13 23 28 | 3 4 7 26 | 5 9 22 30 | 6 14 21 29 | 8 15 24 31 | 17 19 20 25',
    ],
  },
  '9 × 4': {
    cycle: 10,
    fixed: 6,
    rounds: [
      '0 3 4 26 | 1 12 25 30 | 2 11 29 31 | 5 17 23 35 | 6 10 27 32 | 7 13 22 34 | 8 15 16 18 | 9 14 28 33 | 19 20 21 24',
    ],
  },
  '10 × 4': {
    cycle: 12,
    fixed: 4,
    rounds: [
      '0 4 33 35 | 1 15 27 28 | 2 19 34 37 | 3 10 13 16 | 5 12 30 39 | 6 14 24 36 | 7 23 31 38 | 8 9 11 20 | 17 21 22 26 | 18 25 29 32',
    ],
  },
  '5 × 5': {
    cycle: 3,
    fixed: 1,
    rounds: [
      '0 1 7 10 22 | 2 3 4 13 18 | 5 11 15 16 21 | 6 8 14 17 20 | 9 12 19 23 24',
      '0 3 8 15 24 | 1 17 18 19 21 | 2 10 12 14 16 | 4 7 9 11 20 | 5 6 13 22 23',
    ],
  },
  '6 × 5': {
    cycle: 6,
    fixed: 0,
    rounds: [
      '0 1 14 25 27 | 2 4 10 11 18 | 3 13 15 21 22 | 5 9 16 20 28 | 6 8 12 17 26 | 7 19 23 24 29',
    ],
  },
  '7 × 5': {
    cycle: 7,
    fixed: 7,
    rounds: [
      '0 8 18 24 31 | 1 10 14 21 32 | 2 12 17 25 34 | 3 7 20 22 29 | 4 9 16 26 33 | 5 11 19 23 30 | 6 13 15 27 28',
    ],
  },
  '8 × 5': {
    cycle: 7,
    fixed: 5,
    rounds: [
      '0 10 27 31 38 | 1 17 24 30 39 | 2 7 9 29 32 | 3 11 16 28 37 | 4 13 21 25 26 | 5 15 23 33 36 | 6 12 14 18 20 | 8 19 22 34 35',
    ],
  },
  '6 × 6': {
    cycle: 3,
    fixed: 0,
    rounds: [
      '0 13 14 15 25 35 | 1 5 22 23 24 27 | 2 7 9 11 19 26 | 3 4 8 16 18 34 | 6 12 20 21 30 31 | 10 17 28 29 32 33',
    ],
  },
  '7 × 6': {
    cycle: 7,
    fixed: 0,
    rounds: [
      '0 5 10 11 17 40 | 1 2 15 22 25 39 | 3 6 14 30 32 35 | 4 12 20 26 34 38 | 7 16 18 19 27 31 | 8 13 23 24 29 33 | 9 21 28 36 37 41',
    ],
  },
};
