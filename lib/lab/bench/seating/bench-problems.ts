import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { type Room, frontRows, neighbours, touching } from '@/lib/core/rooms/room';
import { seededRandom, type Random } from '@/lib/core/seating/random';

export function fullGrid(rows: number, cols: number): Room {
  const cells = Array.from({ length: rows * cols }, (_, i) => i);
  return { desks: cells.map((i) => ({ row: Math.floor(i / cols), col: i % cols })) };
}

export function numberedPupils(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `p${i}`);
}

export function some(random: Random, pupils: string[], count: number): string[] {
  const order = random.shuffle([...pupils.keys()]);
  return order.slice(0, count).map((i) => pupils[i]!);
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

const group = (type: 'together' | 'apart' | 'front' | 'back', ...members: string[]): Condition => ({
  id: '0',
  type,
  pupils: members,
});

export function planted(
  room: Room,
  count: number,
  seed: number,
  kept: { apart: number; blocks?: number; front?: number; fixed?: number },
): SeatingProblem {
  const random = seededRandom(`planted ${seed}`);
  const pupils = numberedPupils(count);
  const deskByPupil = random.shuffle([...room.desks.keys()]).slice(0, count);
  const pupilAt = new Map(deskByPupil.map((desk, pupil) => [desk, pupils[pupil]!]));
  const touch = touching(room);
  const pairs = pupils.flatMap((a, i) =>
    pupils
      .slice(0, i)
      .flatMap((b, j) => (touch[deskByPupil[i]!]!.includes(deskByPupil[j]!) ? [] : [[a, b]])),
  );
  const order = random.shuffle([...pairs.keys()]).slice(0, kept.apart);
  const conditions = order.map((i) => group('apart', ...pairs[i]!));
  const near = neighbours(room);
  for (let i = 0; i < (kept.blocks ?? 0); i += 1) {
    const block = [random.below(room.desks.length)];
    for (let steps = 1 + random.below(3); steps > 0; steps -= 1) {
      const around = block.flatMap((desk) => near[desk]!).filter((d) => !block.includes(d));
      if (around.length > 0) block.push(around[random.below(around.length)]!);
    }
    const members = block.flatMap((desk) => pupilAt.get(desk) ?? []);
    if (members.length === block.length && block.length > 1) {
      conditions.push(group('together', ...members));
    }
  }
  const front = frontRows(room);
  const inFront = pupils.filter((_, i) => front.includes(room.desks[deskByPupil[i]!]!.row));
  for (const pupil of some(random, inFront, kept.front ?? 0)) {
    conditions.push(group('front', pupil));
  }
  for (let i = 0; i < (kept.fixed ?? 0); i += 1) {
    const pupil = random.below(count);
    conditions.push({
      id: '0',
      type: 'fixed',
      pupil: pupils[pupil]!,
      desk: room.desks[deskByPupil[pupil]!]!,
    });
  }
  return { room, pupils, conditions };
}

export function typical(room: Room, count: number, seed: number): SeatingProblem {
  const random = seededRandom(`typical ${seed}`);
  const pupils = numberedPupils(count);
  const desk = room.desks[random.below(room.desks.length)]!;
  const conditions: Condition[] = [
    ...times(5 + random.below(4), () =>
      group('apart', ...some(random, pupils, 2 + random.below(2))),
    ),
    ...times(2 + random.below(2), () => group('together', ...some(random, pupils, 2))),
    group('front', ...some(random, pupils, 1 + random.below(3))),
    group('back', ...some(random, pupils, 1 + random.below(2))),
    { id: '4', type: 'fixed', pupil: some(random, pupils, 1)[0]!, desk },
  ];
  return { room, pupils, conditions };
}

export function schoolYear(room: Room, seed: number): SeatingProblem {
  const pupils = numberedPupils(28);
  const p = some(seededRandom(`year ${seed}`), pupils, 20);
  const conditions: Condition[] = [
    group('together', p[0]!, p[1]!),
    group('together', p[2]!, p[3]!),
    group('apart', p[4]!, p[5]!, p[6]!),
    group('apart', p[0]!, p[7]!),
    group('apart', p[8]!, p[9]!),
    group('apart', p[10]!, p[11]!),
    group('apart', p[12]!, p[4]!),
    group('apart', p[17]!, p[18]!),
    group('front', p[13]!, p[14]!),
    group('front', p[8]!),
    group('back', p[15]!),
    { id: '11', type: 'fixed', pupil: p[16]!, desk: room.desks[0]! },
  ];
  return { room, pupils, conditions };
}

export function subjects(room: Room, count: number, seed: number): SeatingProblem {
  const pupils = numberedPupils(room.desks.length);
  const order = some(seededRandom(`subjects ${seed}`), pupils, pupils.length);
  const conditions = times(count, (subject) =>
    group('apart', ...order.filter((_, i) => i % count === subject)),
  );
  return { room, pupils, conditions };
}

export function withClash(
  problem: SeatingProblem,
  clash: (pupils: string[]) => Condition[],
): SeatingProblem {
  const pupils = some(seededRandom('clash'), problem.pupils, problem.pupils.length);
  const conditions = [...problem.conditions];
  clash(pupils).forEach((condition, i) => conditions.splice(i * 3, 0, condition));
  return { ...problem, conditions };
}
