import type { Desk } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';
import { beside, besideEachOther } from './together';

/** Condition "apart": no two named pupils sit at desks that touch by edge or corner. */
export interface Apart {
  type: 'apart';
  pupils: PupilId[];
}

const touch = (a: Desk, b: Desk) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;

const not = "(?:ikke|ikkje|aldri|not|never|n['’]t) (?:sitte |sitje |sit )?";

export const apart: Kind<Apart> = {
  least: 2,
  isForExam: true,
  ...ofGroup(
    'apart',
    new RegExp(
      `hvert? for seg|kvar for seg|fra hverandre|fra kvarandre|apart|${not}(?:${besideEachOther.source})`,
    ),
    new RegExp(`${not}(?:${beside.source})|(?:unna|vekk fra|borte fra|away from|apart from)`),
  ),
  isKept: (desks) =>
    desks.every((desk, index) => desks.slice(0, index).every((other) => !touch(other, desk))),
  needs: () => ({ relation: 'apart' }),
};
