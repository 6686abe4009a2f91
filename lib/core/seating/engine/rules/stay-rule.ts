import type { Domains } from '../model/domains';

/**
 * Rule for mending a seating map: at most `mostMoved` pupils may leave their present desks. When that many pupils have
 * to move, the rule fixes all remaining pupils at their present desks.
 */
export class StayRule {
  readonly moved: number[] = [];

  constructor(
    private readonly domains: Domains,
    private readonly home: { desks: Int32Array; mostMoved: number },
    private readonly changed: (v: number) => boolean,
  ) {}

  filter(): boolean {
    const { domains, home, moved } = this;
    moved.length = 0;
    home.desks.forEach((desk, v) => {
      if (desk >= 0 && !domains.has(v, desk)) moved.push(v);
    });
    if (moved.length > home.mostMoved) return false;
    if (moved.length < home.mostMoved) return true;
    for (let v = 0; v < home.desks.length; v += 1) {
      const desk = home.desks[v]!;
      if (desk < 0 || domains.sizes[v]! <= 1 || !domains.has(v, desk)) continue;
      domains.assign(v, desk);
      if (!this.changed(v)) return false;
    }
    return true;
  }
}
