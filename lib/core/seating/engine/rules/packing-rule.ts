import type { Domains } from '../model/domains';
import type { SearchModel } from '../model/search-model';

const maxTries = 3000;

/**
 * Bin packing rule: tests whether all blocks (pupils who must sit together) fit into the room's areas of neighbouring
 * desks. Blocks with a common pupil are merged into one block.
 */
export class PackingRule {
  readonly isUseful: boolean;
  private readonly parcels: Int32Array[];
  private readonly partByDesk: Int32Array;
  private readonly capacity: Int32Array;
  private readonly room: Int32Array;
  private readonly allowed: Uint8Array;
  private readonly needsPupil: Int32Array;
  private tries = 0;

  constructor(
    private readonly model: SearchModel,
    private readonly domains: Domains,
  ) {
    const { grid, variables } = model;
    this.parcels = mergeBlocks(model.blocks);
    this.partByDesk = new Int32Array(grid.size).fill(-1);
    let parts = 0;
    for (let desk = 0; desk < grid.size; desk += 1) {
      if (this.partByDesk[desk]! >= 0) continue;
      const stack = [desk];
      this.partByDesk[desk] = parts;
      while (stack.length > 0) {
        for (const next of grid.nearList[stack.pop()!]!) {
          if (this.partByDesk[next]! >= 0) continue;
          this.partByDesk[next] = parts;
          stack.push(next);
        }
      }
      parts += 1;
    }
    this.capacity = new Int32Array(parts);
    for (const part of this.partByDesk) this.capacity[part]! += 1;
    this.room = new Int32Array(parts);
    this.allowed = new Uint8Array(parts * this.parcels.length);
    this.needsPupil = new Int32Array(variables).fill(-1);
    this.parcels.forEach((members, parcel) => {
      for (const v of members) this.needsPupil[v] = parcel;
    });
    this.isUseful = this.parcels.length > 1 && parts > 1;
  }

  holds(): boolean {
    const { room, capacity, domains, parcels, partByDesk, needsPupil } = this;
    room.set(capacity);
    for (let v = 0; v < domains.sizes.length; v += 1) {
      if (needsPupil[v]! < 0 && domains.sizes[v] === 1) room[partByDesk[domains.first(v)]!]! -= 1;
    }
    for (let parcel = 0; parcel < parcels.length; parcel += 1) this.findParts(parcel);
    this.tries = 0;
    return this.place(0);
  }

  private findParts(parcel: number): void {
    const { allowed, room, parcels, domains, partByDesk } = this;
    const members = parcels[parcel]!;
    const start = parcel * room.length;
    for (let part = 0; part < room.length; part += 1) {
      allowed[start + part] = room[part]! >= members.length ? 1 : 0;
    }
    const seen = new Uint8Array(room.length);
    for (const v of members) {
      seen.fill(0);
      for (let desk = 0; desk < partByDesk.length; desk += 1) {
        if (domains.has(v, desk)) seen[partByDesk[desk]!] = 1;
      }
      for (let part = 0; part < room.length; part += 1) allowed[start + part]! &= seen[part]!;
    }
  }

  private place(parcel: number): boolean {
    const { room, allowed, parcels } = this;
    if (parcel === parcels.length) return true;
    this.tries += 1;
    if (this.tries > maxTries) return true;
    const size = parcels[parcel]!.length;
    const start = parcel * room.length;
    for (let part = 0; part < room.length; part += 1) {
      if (allowed[start + part] === 0 || room[part]! < size) continue;
      if (this.isTwinOfEarlier(parcel, part)) continue;
      room[part]! -= size;
      const fits = this.place(parcel + 1);
      room[part]! += size;
      if (fits) return true;
    }
    return false;
  }

  private isTwinOfEarlier(parcel: number, part: number): boolean {
    const { room, allowed, parcels } = this;
    for (let earlier = 0; earlier < part; earlier += 1) {
      if (room[earlier] !== room[part]) continue;
      let same = true;
      for (let p = parcel; p < parcels.length && same; p += 1) {
        same = allowed[p * room.length + earlier] === allowed[p * room.length + part];
      }
      if (same) return true;
    }
    return false;
  }
}

/**
 * Merges blocks (pupils who must sit together) that have a common pupil. Sorts the merged blocks by size, largest
 * first.
 */
export function mergeBlocks(blocks: Int32Array[]): Int32Array[] {
  let merged: Set<number>[] = [];
  for (const block of blocks) {
    const joined = new Set(block);
    merged = merged.filter((other) => {
      const shares = [...other].some((v) => joined.has(v));
      if (shares) for (const v of other) joined.add(v);
      return !shares;
    });
    merged.push(joined);
  }
  return merged.map((set) => Int32Array.from(set)).sort((a, b) => b.length - a.length);
}
