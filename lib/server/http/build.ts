import 'server-only';
import type { Build } from '@/lib/contracts/health';

const holder = globalThis as typeof globalThis & { seatmapBuild?: Build };

export const runningBuild = (): Build =>
  holder.seatmapBuild ?? { version: 'development', build: 'development' };

export function setRunningBuild(build: Build): void {
  holder.seatmapBuild = build;
}
