import { deskKey, type Desk } from '../../rooms/room';
import { ofGroup, type Kind, type PupilId } from './kind';

/** Condition "together": the desks of the named pupils form one area, connected by shared edges. */
export interface Together {
  type: 'together';
  pupils: PupilId[];
}

/** Pattern of the words typed after the names of pupils who must sit together, such as "side by side". */
export const besideEachOther =
  /sammen|saman|(?:ved sid[ea]n? av|inntil|attmed) (?:hverandre|kvarandre)|together|(?:next to|beside) each other|side by side/;
export const beside =
  /(?:sammen|saman) med|ved sid[ea]n? av|inntil|attmed|together with|next to|beside/;

const edges = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

function isOneBlock(desks: readonly Desk[]): boolean {
  const waiting = new Map(desks.map((desk) => [deskKey(desk), desk]));
  const reached = desks.slice(0, 1);
  waiting.delete(deskKey(desks[0]!));
  for (const { row, col } of reached) {
    for (const [down, right] of edges) {
      const next = waiting.get(deskKey({ row: row + down, col: col + right }));
      if (!next) continue;
      waiting.delete(deskKey(next));
      reached.push(next);
    }
  }
  return waiting.size === 0;
}

export const together: Kind<Together> = {
  least: 2,
  isOfWholeGroup: true,
  ...ofGroup('together', besideEachOther, new RegExp(`(?:${beside.source})(?!.* (?:eller|or) )`)),
  isKept: isOneBlock,
  needs: () => ({ relation: 'block' }),
};
