import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

describe('assetPaths', () => {
  let folder: string;
  beforeEach(() => {
    jest.resetModules();
    Object.assign(globalThis, { seatmapAssets: undefined });
    folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('contains the files of the build and of the public folder, but no page', async () => {
    const { assetPaths } = await import('./asset-paths');
    const build = path.join(folder, '.next');
    mkdirSync(path.join(build, 'server/app/icons'), { recursive: true });
    mkdirSync(path.join(folder, 'public/pictures'), { recursive: true });
    writeFileSync(path.join(build, 'server/app/robots.txt.body'), '');
    writeFileSync(path.join(build, 'server/app/no.html'), '');
    writeFileSync(path.join(folder, 'public/pictures/room.svg'), '');
    const paths = assetPaths(build);
    expect(paths.has('/robots.txt')).toBe(true);
    expect(paths.has('/pictures/room.svg')).toBe(true);
    expect(paths.has('/no.html')).toBe(false);
  });
});
