import type { Random } from '../../random';
import { Choices, type DeskCost } from './choices';
import type { SearchModel } from '../model/search-model';
import { Nogoods } from './nogoods';
import { Propagation } from '../rules/propagation';
import { Symmetry } from './symmetry';
import { findTwins, type Twins } from './twins';

export type SearchState = 'running' | 'solved' | 'impossible';

const restartUnit = 60;

interface Try {
  pupil: number;
  desk: number;
  mark: [number, number];
  /** Placements that were proved impossible after `pupil` got `desk`, as a flat list: pupil, desk, pupil, desk, … */
  refuted: number[];
}

/**
 * Complete depth-first search, which ends with a seating map or a proof that no map exists. Chooses the next pupil by
 * dom/wdeg (Boussemart et al. 2004). Restarts after Luby's sequence (Luby et al. 1993), and records at each restart
 * which choices are proved impossible together (nogoods, Lecoutre et al. 2007).
 */
export class Backtracking {
  steps = 0;
  private readonly nogoods: Nogoods;
  private readonly propagation: Propagation;
  private readonly choices: Choices;
  private readonly tries: Try[] = [];
  private symmetry: Symmetry | undefined;
  private twinsFound: Twins | undefined;
  private failures = 0;
  private restarts = 0;
  private state: SearchState = 'running';

  constructor(
    readonly model: SearchModel,
    random: Random,
    deskCost?: DeskCost,
  ) {
    this.nogoods = new Nogoods(model.grid.size);
    this.propagation = new Propagation(model, this.nogoods);
    this.choices = new Choices(
      model,
      this.propagation,
      random,
      () => this.twins().classByVariable,
      deskCost,
    );
    if (model.bound.length + model.free.length > model.grid.size) this.state = 'impossible';
  }

  run(stepLimit: number): SearchState {
    const end = this.steps + stepLimit;
    while (this.state === 'running' && this.steps < end) this.step();
    return this.state;
  }

  /**
   * Returns an array: search variable of a pupil → desk number. Valid only after the search has found a seating map.
   */
  solution(): Int32Array {
    return this.propagation.matching.deskByPupil.slice(0, this.model.bound.length);
  }

  /** Returns the indices of pupils involved in dead ends of the search, the most involved pupil first. */
  conflictPupils(): number[] {
    const { weight } = this.propagation;
    return [...weight.keys()]
      .filter((v) => weight[v]! > 1 && v < this.model.bound.length)
      .sort((a, b) => weight[b]! - weight[a]! || a - b)
      .map((v) => this.model.bound[v]!);
  }

  private step(): void {
    const { propagation, tries } = this;
    this.steps += 1;
    if (!propagation.run(tries.length === 0)) {
      this.failures += 1;
      if (!this.backtrack()) this.state = 'impossible';
      else if (this.failures > restartUnit * luby(this.restarts + 1)) this.restart();
      return;
    }
    const choice = this.choices.choose(this.restarts);
    if (!choice) {
      this.state = 'solved';
      return;
    }
    const [pupil, desk] = choice;
    tries.push({ pupil, desk, mark: propagation.mark, refuted: [] });
    propagation.assign(pupil, desk);
  }

  private backtrack(): boolean {
    const last = this.tries.pop();
    if (!last) return false;
    this.propagation.undoTo(last.mark);
    this.symmetry ??= new Symmetry(this.model);
    const desks = [last.desk, ...this.symmetry.alike(last.desk, this.tries)];
    const tried = new Set(this.tries.map(({ pupil }) => pupil));
    for (const pupil of this.twins().of[last.pupil]!) {
      if (tried.has(pupil)) continue;
      for (const desk of desks) this.refute(pupil, desk);
    }
    return true;
  }

  private twins(): Twins {
    return (this.twinsFound ??= findTwins(this.model));
  }

  private refute(v: number, desk: number): void {
    this.tries.at(-1)?.refuted.push(v, desk);
    this.propagation.remove(v, desk);
  }

  private restart(): void {
    this.failures = 0;
    this.restarts += 1;
    const [first] = this.tries;
    if (!first) return;
    const literals: number[] = [];
    for (const { pupil, desk, refuted } of this.tries) {
      literals.push(this.nogoods.literal(pupil, desk));
      for (let i = 0; i < refuted.length; i += 2) {
        this.nogoods.add([...literals, this.nogoods.literal(refuted[i]!, refuted[i + 1]!)]);
      }
    }
    this.propagation.undoTo(first.mark);
    this.tries.length = 0;
    this.propagation.wakeAll();
  }
}

function luby(i: number): number {
  let size = 1;
  while (size < i + 1) size *= 2;
  return size - 1 === i ? size / 2 : luby(i - size / 2 + 1);
}
