import { toPlaces } from '../engine/improve/history-costs';
import { decay } from '../engine/repair/decay';
import { turnKinds, turnsOfMaps } from '../turns';
import type { TermPlanAnnealing } from './anneal-term-plan';
import { isGiven } from './term-plan-problem';
import type { OpenMap, TermPlanState } from './term-plan-state';

const movesInSlice = 20_000;
const startTemperature = 0.8;
const coolingFactors = 4;
const sameDeskCost = 8;

class TurnState {
  cost = 0;
  private readonly times: Int32Array[];
  private readonly sums = new Int32Array(turnKinds.length);
  private readonly places: Uint8Array[];
  private readonly desks: (Int32Array | undefined)[];

  constructor(private readonly state: TermPlanState) {
    const { problem, grid, open, pupils } = state;
    const { maps, history = [], room } = problem;
    const byDesk = toPlaces(grid);
    this.places = open.map(({ placement: { pupilByDesk } }) =>
      byDesk.map((place, desk) =>
        grid.nearList[desk]!.every((near) => pupilByDesk[near]! < 0) ? place | 8 : place,
      ),
    );
    this.desks = [history[0], ...maps.map((map) => (isGiven(map) ? map.given : undefined))].map(
      (seats) => seats && state.toDesks(seats),
    );
    for (const { index, placement } of open) this.desks[index + 1] = placement.deskByPupil;
    this.times = turnKinds.map(() => new Int32Array(pupils));
    const given = maps.flatMap((map) => (isGiven(map) ? [map.given] : []));
    for (const places of turnsOfMaps(room, [...history, ...given])) {
      problem.pupils.forEach((pupil, number) => this.add(number, places.get(pupil) ?? 0, 1));
    }
    open.forEach(({ placement }, number) =>
      placement.deskByPupil.forEach((desk, pupil) =>
        this.add(pupil, this.places[number]![desk]!, 1),
      ),
    );
    this.cost = this.countCost();
  }

  countCost(): number {
    let cost = 0;
    for (const times of this.times) {
      const sum = times.reduce((total, time) => total + time, 0);
      cost += times.reduce((total, time) => total + times.length * time * time, 0) - sum * sum;
    }
    this.desks.slice(1).forEach((desks, index) => {
      const before = this.desks[index];
      desks?.forEach((desk, pupil) => {
        if (before && desk >= 0 && before[pupil] === desk) cost += sameDeskCost;
      });
    });
    return cost;
  }

  private add(pupil: number, place: number, sign: number): void {
    for (let kind = 0; kind < this.times.length; kind += 1) {
      if (((place >> kind) & 1) === 0) continue;
      const times = this.times[kind]!;
      this.cost += this.state.pupils * (2 * sign * times[pupil]! + 1);
      this.cost -= 2 * sign * this.sums[kind]! + 1;
      times[pupil]! += sign;
      this.sums[kind]! += sign;
    }
  }

  private addSeat(number: number, pupil: number, desk: number, sign: number): void {
    if (pupil < 0) return;
    this.add(pupil, this.places[number]![desk]!, sign);
    const at = this.state.open[number]!.index + 1;
    for (const other of [this.desks[at - 1], this.desks[at + 1]]) {
      if (other && other[pupil] === desk) this.cost += sign * sameDeskCost;
    }
  }

  exchange(number: number, move: Int32Array, isTable: boolean): void {
    for (let i = 0; i < move.length; i += 2) {
      this.exchangeTwo(number, move[i]!, move[i + 1]!, isTable);
    }
  }

  undo(number: number, move: Int32Array, isTable: boolean): void {
    for (let i = move.length - 2; i >= 0; i -= 2) {
      this.exchangeTwo(number, move[i]!, move[i + 1]!, isTable);
    }
  }

  private exchangeTwo(number: number, a: number, b: number, isTable: boolean): void {
    const { state } = this;
    const map = state.open[number]!;
    const places = this.places[number]!;
    const p = map.placement.pupilByDesk[a]!;
    const q = map.placement.pupilByDesk[b]!;
    this.addSeat(number, p, a, -1);
    this.addSeat(number, q, b, -1);
    if (isTable) {
      const [atA, atB] = [places[a]!, places[b]!];
      places[a] = (atA & 7) | (atB & 8);
      places[b] = (atB & 7) | (atA & 8);
    }
    state.exchange(map, a, b, state.rise(map, a, b));
    this.addSeat(number, p, b, 1);
    this.addSeat(number, q, a, 1);
  }
}

/**
 * Shares the seats in front, at the back, at the edge and without neighbours evenly among the pupils of a term plan, by
 * simulated annealing. Breaks no condition, does not raise how often two pupils sit at touching desks again, and avoids
 * the same desk for a pupil on two consecutive maps.
 */
export function* shareTurns(
  { state, random, clock, assertScores }: TermPlanAnnealing,
  moves: number,
): Generator<void, void> {
  const { open, grid, pupils } = state;
  const turns = new TurnState(state);
  let best = turns.cost;
  let bestDesks = state.copy();
  const single = new Int32Array(2);
  const hot = 2 * pupils * startTemperature;
  for (let i = 0; i < moves; i += 1) {
    if (i % movesInSlice === movesInSlice - 1) {
      if (clock.isOver()) break;
      yield;
    }
    const number = random.below(open.length);
    const map = open[number]!;
    const { tableMoves } = map;
    const isTable = random.below(tableMoves.length + grid.size) < tableMoves.length;
    single[0] = random.below(grid.size);
    single[1] = random.below(grid.size);
    const move = isTable ? tableMoves[random.below(tableMoves.length)]! : single;
    if (!isTable && !mayExchange(state, map, single)) continue;
    const before = turns.cost;
    turns.exchange(number, move, isTable);
    const rise = turns.cost - before;
    const temperature = hot * decay((coolingFactors * i) / moves);
    const isWanted = rise <= 0 || random.unit() < decay(rise / temperature);
    if (!isWanted || !isKept(map, move, isTable)) {
      turns.undo(number, move, isTable);
      continue;
    }
    if (assertScores) {
      state.assert();
      if (turns.countCost() !== turns.cost) throw new Error(`Turns cost ${turns.countCost()}.`);
    }
    if (turns.cost < best) {
      best = turns.cost;
      bestDesks = state.copy();
    }
  }
  state.restore(bestDesks);
}

function mayExchange(state: TermPlanState, map: OpenMap, [a, b]: Int32Array): boolean {
  const { pupilByDesk } = map.placement;
  if (a === b || pupilByDesk[a!]! < 0 || pupilByDesk[b!]! < 0) return false;
  return state.rise(map, a!, b!) <= 0;
}

function isKept({ placement }: OpenMap, move: Int32Array, isTable: boolean): boolean {
  return move.every((desk) => {
    const pupil = placement.pupilByDesk[desk]!;
    return placement.fits(pupil, desk) && (isTable || placement.keepsGroupConditions(pupil));
  });
}
