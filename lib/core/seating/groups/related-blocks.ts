import type { GroupModel } from './group-model';

/** A block that not every group can take: several members, or members who must be apart from others. */
export interface RelatedBlock {
  members: number[];
  /**
   * Indices of the blocks that must be in other groups. Includes the block's own index if two of its members must be
   * apart.
   */
  clashing: number[];
  /** The index of the last interchangeable block before this one, or -1. */
  twinBefore: number;
}

/** Finds the blocks that a search must place; all other members fit in any group. */
export function relatedBlocks(model: GroupModel): RelatedBlock[] {
  const { members, blocks, apart, besides, shares } = model;
  const isClash = (one: number[], other: number[]) =>
    one.some((a) => other.some((b) => apart[a * members + b] === 1));
  const isNamed = new Set([...besides.flat(), ...shares.flatMap((share) => share.members)]);
  const related = blocks.filter(
    (block) =>
      block.length > 1 || isNamed.has(block[0]!) || blocks.some((other) => isClash(block, other)),
  );
  /** For each member of a block: the member's role in the `beside` lists, and the lists of `shares` with the member. */
  const roles = (block: number[]) =>
    block
      .map((member) => [
        besides.map((group) => Math.sign(group.indexOf(member))).join(),
        shares.map((share) => share.members.includes(member)).join(),
      ])
      .join();
  const lastLike = new Map<string, number>();
  return related.map((block, index) => {
    const clashing = [...related.keys()].filter((other) => isClash(block, related[other]!));
    // Twins clash with the same blocks. Either all twins clash with each other, or none of them do.
    const likes = [clashing, [...clashing, index].sort((a, b) => a - b)].map(
      (others, isWithItself) => `${block.length} ${isWithItself} ${others.join()} ${roles(block)}`,
    );
    const twinBefore = Math.max(...likes.map((like) => lastLike.get(like) ?? -1));
    for (const like of likes) lastLike.set(like, index);
    return { members: block, clashing, twinBefore };
  });
}
