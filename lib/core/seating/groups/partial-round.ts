import type { Random } from '../random';
import type { GroupModel } from './group-model';
import { relatedBlocks } from './related-blocks';

/** A round under construction: which of the related blocks are in a group, and which groups the others can take. */
export class PartialRound {
  readonly blocks;
  private readonly groupOf: Int32Array;
  /** Free places by group. */
  private readonly left: Int32Array;
  /** By `block * groups + group`: how many blocks of the group clash with it. */
  private readonly clashes: Int32Array;

  constructor(private readonly model: GroupModel) {
    this.blocks = relatedBlocks(model);
    this.groupOf = new Int32Array(this.blocks.length).fill(-1);
    this.left = new Int32Array(model.groups).fill(model.places);
    this.clashes = new Int32Array(this.blocks.length * model.groups);
  }

  /** Whether the block is the next of its twins: they go into groups in their order. */
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
  }

  /** The groups that can take the block: one of the empty ones, and none before that of a twin. */
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
      if (isFree && this.left[group]! >= members.length) open.push(group);
    }
    return open;
  }

  /** The member at each place, when all related blocks are in a group: the other members fill the rest at random. */
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
