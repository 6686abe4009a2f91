import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runStep } from '../platform/launch/supervisor/processes';
import { createReport, StartError } from '../platform/launch/supervisor/report';

export function canInstallFromDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

export async function needPackages(...names: string[]): Promise<void> {
  const missing = names.filter((name) => spawnSync('dpkg', ['-s', name]).status !== 0);
  if (missing.length === 0) return;
  const command = `apt-get install ${missing.join(' ')}`;
  if (!canInstallFromDebian()) throw new StartError(`Needed, as root on Debian: ${command}`);
  await createReport().step(command, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('apt-get', ['update', '-q'], { env, collect: true });
    const args = ['install', '-y', '-q', '--no-install-recommends', ...missing];
    const { code, output } = await runStep('apt-get', args, { env, collect: true });
    if (code !== 0) throw new StartError(`${command} failed:\n${output.trim()}`);
  });
}
