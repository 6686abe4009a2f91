/** Source of reproducible random numbers: equal seeds give equal numbers on every machine. */
export interface Random {
  /** Returns a random integer from 0 (inclusive) to `limit` (exclusive). All values are equally likely. */
  below(limit: number): number;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  unit(): number;
  /** Shuffles an array of numbers in place (Fisher–Yates), and returns the array. */
  shuffle<T extends { length: number; [index: number]: number }>(items: T): T;
}

/**
 * Makes a source of random numbers: the generator sfc32 (Doty-Humphrey, PractRand), seeded by an FNV-1a hash. The
 * number 7 and the string "7" are equal seeds.
 */
export function seededRandom(seed: number | string): Random {
  const text = String(seed);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  let a = hash | 0;
  let b = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b) | 0;
  let c = text.length | 0;
  let counter = 1;

  function next(): number {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  }
  for (let i = 0; i < 15; i += 1) next();

  const unit = () => next() / 0x1_0000_0000;
  const below = (limit: number) => {
    const reject = 0x1_0000_0000 - (0x1_0000_0000 % limit);
    let value = next();
    while (value >= reject) value = next();
    return value % limit;
  };
  return {
    unit,
    below,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        const held = items[i] as number;
        items[i] = items[j] as number;
        items[j] = held;
      }
      return items;
    },
  };
}
