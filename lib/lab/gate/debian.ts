import { readFileSync } from 'node:fs';
import { runStep } from '../../platform/launch/supervisor/processes';
import { StartError, type Report } from '../../platform/launch/supervisor/report';

/** Whether this is a Debian, or a system made from it, on which we may install packages. */
export function canInstallFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a package of the system. */
export function installFromDebian(
  name: string,
  { report, abort }: { report: Report; abort?: AbortSignal },
): Promise<void> {
  return report.step(`Installing ${name}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, collect: true, abort };
    await runStep('apt-get', ['update', '-q'], options);
    const args = ['install', '-y', '-q', '--no-install-recommends', name];
    const { code, output } = await runStep('apt-get', args, options);
    if (code !== 0) throw new StartError(`${name} could not be installed:\n${output.trim()}`);
  });
}
