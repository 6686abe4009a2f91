import type { Random } from '../../random';
import type { SearchModel } from '../model/search-model';

const exchangeRounds = 20;

/**
 * Completes a seating map: gives desks to the pupils whom the search did not place. Then randomly exchanges pupils
 * whose conditions concern only themselves, so that all allowed maps become nearly equally likely.
 */
export function fillDesks(model: SearchModel, boundDesks: Int32Array, random: Random): Int32Array {
  const { grid, pupils, bound, free, branching, domains } = model;
  const deskByPupil = new Int32Array(pupils.length);
  const pupilByDesk = new Int32Array(grid.size).fill(-1);
  const seat = (pupil: number, desk: number) => {
    deskByPupil[pupil] = desk;
    pupilByDesk[desk] = pupil;
  };
  bound.forEach((pupil, v) => seat(pupil, boundDesks[v]!));
  const empty = Int32Array.from(pupilByDesk.keys()).filter((desk) => pupilByDesk[desk]! < 0);
  random.shuffle(empty);
  free.forEach((pupil, i) => seat(pupil, empty[i]!));

  const boundNumber = new Int32Array(pupils.length).fill(-1);
  bound.forEach((pupil, v) => (boundNumber[pupil] = v));
  const mayMove = (pupil: number) => {
    const v = boundNumber[pupil]!;
    return v < 0 || branching[v] === 0;
  };
  const fits = (pupil: number, desk: number) => {
    const v = boundNumber[pupil]!;
    return v < 0 || (domains[v * grid.words + (desk >> 5)]! & (1 << (desk & 31))) !== 0;
  };
  const zoned = bound.filter(mayMove);
  for (let i = zoned.length * exchangeRounds; i > 0; i -= 1) {
    const pupil = zoned[random.below(zoned.length)]!;
    const from = deskByPupil[pupil]!;
    const to = random.below(grid.size);
    const other = pupilByDesk[to]!;
    if (!fits(pupil, to) || (other >= 0 && !(mayMove(other) && fits(other, from)))) continue;
    pupilByDesk[from] = -1;
    if (other >= 0) seat(other, from);
    seat(pupil, to);
  }
  return deskByPupil;
}
