import type { GroupModel } from './group-model';

/**
 * Block that may fit only in some groups: a block with several members, or with a member who has conditions. A block is
 * a list of members (pupils or empty places) who must share a group.
 */
export interface RelatedBlock {
  members: number[];
  /**
   * Indices of the blocks (pupils who must share a group) that must not be in the same group as this block. A block
   * with two pupils who must be apart also lists its own index.
   */
  clashing: number[];
  /**
   * Index of the nearest earlier block (pupils who must share a group) that is interchangeable with this block; -1 if
   * no earlier block is interchangeable.
   */
  twinBefore: number;
}

/**
 * Returns the blocks (pupils who must share a group, or one empty place) that the search must place. All remaining
 * pupils and empty places fit in any group.
 */
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
    // Each block has two keys: equal first keys show interchangeable blocks that may share a group, equal second keys
    // show interchangeable blocks that must be apart from each other.
    const likes = [clashing, [...clashing, index].sort((a, b) => a - b)].map(
      (others, isWithItself) => `${block.length} ${isWithItself} ${others.join()} ${roles(block)}`,
    );
    const twinBefore = Math.max(...likes.map((like) => lastLike.get(like) ?? -1));
    for (const like of likes) lastLike.set(like, index);
    return { members: block, clashing, twinBefore };
  });
}
