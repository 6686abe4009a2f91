import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from '@/lib/drawing/typesetting/font-files';

/** The part of CycloneDX 1.5 that is read here. */
export interface Bom {
  metadata: { component: { name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: ({ license: { id: string } } | { expression: string })[];
  properties: { name: string; value: string }[];
}

/** The list of components lies in the root of a deployment. */
export const componentsFile = 'components.cdx.json';

/** Licences of packages whose package.json names none, from their file `LICENSE`. */
const licenceFiles: Record<string, string> = { 'png-js': 'MIT' };

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** The folder of the package that a file belongs to, from the root; undefined where it is of none. */
const packageFolder = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** The files that Next.js has compiled into its own, by the maps it writes for the server, which draws all pages too. */
function compiledFiles(rootDir: string): string[] {
  const buildFolder = path.join(rootDir, '.next');
  return filesIn(buildFolder)
    .filter((name) => name.endsWith('.map') && !/^(dev|cache)\//.test(name))
    .flatMap((name) => {
      const map = JSON.parse(readFileSync(path.join(buildFolder, name), 'utf8')) as {
        sources?: string[];
        sections?: { map: { sources: string[] } }[];
      };
      return [...(map.sources ?? []), ...(map.sections ?? []).flatMap((each) => each.map.sources)];
    })
    .map((source) =>
      decodeURIComponent(source.slice(Math.max(source.indexOf('node_modules/'), 0))),
    );
}

/** The folders of the packages of which a deployment holds anything, as files or compiled into ours, by `name@version`. */
export function heldPackages(rootDir: string, deployment: string): Map<string, string> {
  const files = [
    ...filesIn(path.join(deployment, 'node_modules')),
    ...fontFiles.flatMap(({ regular, strong }) => [regular, strong]),
  ].map((file) => `node_modules/${file}`);
  const held = new Map<string, string>();
  for (const folder of new Set([...files, ...compiledFiles(rootDir)].map(packageFolder))) {
    const file = path.join(rootDir, folder ?? '', 'package.json');
    // A package's own map may lead out of its folder.
    if (!folder || !existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Component;
    held.set(`${name}@${version}`, path.join(rootDir, folder));
  }
  return held;
}

/**
 * Lists, by npm, the packages of which a deployment holds anything. `npm sbom --omit dev` leaves out `next` and others that
 * packages of development need too.
 */
export function listComponents(rootDir: string, deployment: string): Bom {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const all = JSON.parse(
    execFileSync('npm', args, { cwd: rootDir, encoding: 'utf8', maxBuffer: 100_000_000 }),
  ) as Bom;
  const held = heldPackages(rootDir, deployment);
  const { name, version } = JSON.parse(
    readFileSync(path.join(rootDir, 'package.json'), 'utf8'),
  ) as Component;
  const own = `${name}@${version}`;
  const components = all.components
    .filter((component) => held.has(component['bom-ref']))
    .map((component) => {
      const id = licenceFiles[component.name];
      return {
        ...component,
        properties: component.properties.filter((each) => !each.name.endsWith(':development')),
        ...(id && !component.licenses && { licenses: [{ license: { id } }] }),
      };
    });
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...all.metadata.component, name, version } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => ref === own || held.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => held.has(to)) })),
  };
}

/** Writes the list into the deployment, where scanners find it. */
export function writeComponents(rootDir: string, deployment: string): void {
  const text = `${JSON.stringify(listComponents(rootDir, deployment), null, 2)}\n`;
  writeFileSync(path.join(deployment, componentsFile), text);
}
