import 'server-only';
import type { Build } from '@/lib/contracts/health';

const holder = globalThis as typeof globalThis & { seatmapBuild?: Build };

/** The build that this process runs, as the web server has read it at its start. */
export const runningBuild = (): Build =>
  holder.seatmapBuild ?? { version: 'development', build: 'development' };

export function setRunningBuild(build: Build): void {
  holder.seatmapBuild = build;
}
