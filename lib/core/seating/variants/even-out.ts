import { seededRandom, type Random } from '../random';

const attempts = 6;
const patience = 500;
const temperature = 1.5;

/**
 * Recolours desks so that all colours have nearly the same number of desks, and touching desks keep different colours.
 * Exchanges the colours of Kempe chains (connected desks of two colours, Kempe 1879) with simulated annealing.
 */
export function evenOut(start: number[], count: number, touch: number[][]): number[] {
  const random = seededRandom('variants');
  const numbers = numbersOf(start, count);
  let best = { colours: start, gain: 0, isEven: isEven(numbers) };
  for (let i = 0; i < attempts && !best.isEven; i += 1) {
    const next = exchangeChains(start, [...numbers], touch, random);
    if (next.gain > best.gain) best = next;
  }
  return best.colours;
}

function exchangeChains(start: number[], numbers: number[], touch: number[][], random: Random) {
  const colours = [...start];
  const best = { colours: start, gain: 0, isEven: false };
  let gain = 0;
  for (let left = patience; left > 0 && !best.isEven; left -= 1) {
    const desk = random.below(colours.length);
    const from = colours[desk]!;
    const to = (from + 1 + random.below(numbers.length - 1)) % numbers.length;
    const chain = kempeChain(colours, touch, desk, to);
    const shift = chain.reduce((sum, one) => sum + (colours[one] === from ? 1 : -1), 0);
    const gained = 2 * shift * (numbers[from]! - numbers[to]! - shift);
    if (gained < 0 && random.unit() >= Math.exp(gained / temperature)) continue;
    for (const one of chain) colours[one] = colours[one] === from ? to : from;
    numbers[from]! -= shift;
    numbers[to]! += shift;
    gain += gained;
    if (gain <= best.gain) continue;
    Object.assign(best, { colours: [...colours], gain, isEven: isEven(numbers) });
    left = patience;
  }
  return best;
}

function numbersOf(colours: number[], count: number): number[] {
  const numbers = Array.from({ length: count }, () => 0);
  for (const colour of colours) numbers[colour]! += 1;
  return numbers;
}

const isEven = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers) <= 1;

function kempeChain(colours: number[], touch: number[][], desk: number, other: number): number[] {
  const chain = [desk];
  const isIn = new Uint8Array(colours.length);
  isIn[desk] = 1;
  for (const one of chain) {
    const wanted = colours[one] === other ? colours[desk] : other;
    for (const next of touch[one]!) {
      if (colours[next] !== wanted || isIn[next] === 1) continue;
      isIn[next] = 1;
      chain.push(next);
    }
  }
  return chain;
}
