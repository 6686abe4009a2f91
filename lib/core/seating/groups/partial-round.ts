import type { Random } from '../random';
import type { GroupModel, Share } from './group-model';
import { relatedBlocks } from './related-blocks';

/**
 * Round of groups that the search is building: the group of each placed block (pupils who must share a group), and the
 * number of free places in each group.
 */
export class PartialRound {
  readonly blocks;
  private readonly groupOf: Int32Array;
  private readonly left: Int32Array;
  private readonly clashes: Int32Array;
  private readonly besides: number[][];
  private readonly shared: Int32Array[];

  constructor(private readonly model: GroupModel) {
    this.blocks = relatedBlocks(model);
    this.groupOf = new Int32Array(this.blocks.length).fill(-1);
    this.left = new Int32Array(model.groups).fill(model.places);
    this.clashes = new Int32Array(this.blocks.length * model.groups);
    this.shared = model.shares.map(() => new Int32Array(model.groups));
    this.besides = model.besides.map((group) =>
      group.map((member) => this.blocks.findIndex(({ members }) => members.includes(member))),
    );
  }

  /**
   * Whether a block (pupils who must share a group) may be placed next. Interchangeable blocks may be placed only in
   * the order of their indices, which avoids equivalent rounds.
   */
  isNext(block: number): boolean {
    const { twinBefore } = this.blocks[block]!;
    return this.groupOf[block] === -1 && (twinBefore < 0 || this.groupOf[twinBefore] !== -1);
  }

  put(block: number, group: number): void {
    this.groupOf[block] = group;
    this.change(block, group, 1);
  }

  remove(block: number): void {
    this.change(block, this.groupOf[block]!, -1);
    this.groupOf[block] = -1;
  }

  private change(block: number, group: number, by: 1 | -1): void {
    const { members, clashing } = this.blocks[block]!;
    this.left[group]! -= by * members.length;
    for (const other of clashing) this.clashes[other * this.model.groups + group]! += by;
    this.model.shares.forEach((share, index) => {
      this.shared[index]![group]! += by * countIn(share, members);
    });
  }

  /**
   * Returns the groups that can take a block (pupils who must share a group). Leaves out a group that gives an
   * equivalent round, such as a second empty group (symmetry breaking).
   */
  openGroups(block: number): number[] {
    const { members, twinBefore, clashing } = this.blocks[block]!;
    const { groups, places } = this.model;
    const open: number[] = [];
    if (clashing.includes(block)) return open;
    let isEmptySeen = false;
    for (let group = twinBefore < 0 ? 0 : this.groupOf[twinBefore]!; group < groups; group += 1) {
      const isEmpty = this.left[group] === places;
      if (isEmpty && isEmptySeen) continue;
      isEmptySeen ||= isEmpty;
      const isFree = this.clashes[block * groups + group] === 0;
      if (isFree && this.left[group]! >= members.length && this.leavesOthers(block, group)) {
        open.push(group);
      }
    }
    return open;
  }

  private leavesOthers(block: number, group: number): boolean {
    if (this.besides.length + this.shared.length === 0) return true;
    this.put(block, group);
    const isLeft =
      this.shared.every((counts, index) => isFairShare(counts, this.model.shares[index]!)) &&
      this.besides.every(([first, ...others]) =>
        others.some((other) => this.canMeet(first!, other)),
      );
    this.remove(block);
    return isLeft;
  }

  private canMeet(one: number, other: number): boolean {
    const [a, b] = [this.groupOf[one]!, this.groupOf[other]!];
    if (one === other || a === b) return one === other || a >= 0 || !this.isClash(one, other);
    if (a >= 0 && b >= 0) return false;
    const [free, group] = a >= 0 ? [other, a] : [one, b];
    const isFree = this.clashes[free * this.model.groups + group] === 0;
    return isFree && this.left[group]! >= this.blocks[free]!.members.length;
  }

  private isClash(one: number, other: number): boolean {
    return this.blocks[one]!.clashing.includes(other);
  }

  /**
   * Fills the free places of a round of groups with the remaining members (pupils or empty places) at random. Returns
   * the member at each place, group by group. Every block in `blocks` (pupils who must share a group) must already have
   * a group.
   */
  fill(random: Random): Int32Array {
    const { members, groups, places } = this.model;
    const isRelated = new Set(this.blocks.flatMap((block) => block.members));
    const all = Int32Array.from({ length: members }, (_, member) => member);
    const free = random.shuffle(all.filter((member) => !isRelated.has(member)));
    const inGroups = Array.from({ length: groups }, (): number[] => []);
    this.blocks.forEach((block, index) => inGroups[this.groupOf[index]!]!.push(...block.members));
    let used = 0;
    for (const group of inGroups) while (group.length < places) group.push(free[used++]!);
    return Int32Array.from(inGroups.flat());
  }
}

const countIn = ({ members }: Share, block: number[]) =>
  block.filter((member) => members.includes(member)).length;

function isFairShare(counts: Int32Array, { least, withOneMore }: Share): boolean {
  const above = counts.filter((count) => count > least);
  return above.length <= withOneMore && above.every((count) => count === least + 1);
}
