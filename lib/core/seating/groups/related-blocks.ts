import type { GroupModel } from './group-model';

/**
 * A block (members who must be in the same group) that possibly fits only in some groups, because it has several
 * members or a member with conditions.
 */
export interface RelatedBlock {
  members: number[];
  /**
   * Indices of the blocks that must not be in the same group as a given block. They include the given block itself if
   * two of its members must be apart.
   */
  clashing: number[];
  /** Index of the nearest earlier block of members that is interchangeable with a given block; -1 if there is none. */
  twinBefore: number;
}

/** Finds the blocks of members that the search must place. All other members fit in any group. */
export function relatedBlocks(model: GroupModel): RelatedBlock[] {
  const { members, blocks, apart, besides, shares } = model;
  const isClash = (one: number[], other: number[]) =>
    one.some((a) => other.some((b) => apart[a * members + b] === 1));
  const isNamed = new Set([...besides.flat(), ...shares.flatMap((share) => share.members)]);
  const related = blocks.filter(
    (block) =>
      block.length > 1 || isNamed.has(block[0]!) || blocks.some((other) => isClash(block, other)),
  );
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
    // Two blocks are interchangeable only if each other block that must be apart from one of them must also be apart
    // from the other. Among several interchangeable blocks, either all pairs must be apart, or none.
    const likes = [clashing, [...clashing, index].sort((a, b) => a - b)].map(
      (others, isWithItself) => `${block.length} ${isWithItself} ${others.join()} ${roles(block)}`,
    );
    const twinBefore = Math.max(...likes.map((like) => lastLike.get(like) ?? -1));
    for (const like of likes) lastLike.set(like, index);
    return { members: block, clashing, twinBefore };
  });
}
