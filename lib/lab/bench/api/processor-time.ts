import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** The fields of /proc/PID/stat after the program's name (proc_pid_stat(5)); undefined if there is no such process. */
function readStat(pid: number | string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** User and system time of a process and of its children that have ended. */
const sumTimes = (fields: string[]) =>
  fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;

/** Processor time in ms of a process and its children so far; undefined where the system does not tell. */
export function processorMs(pid: number): number | undefined {
  const own = readStat(pid);
  if (!own) return undefined;
  let total = sumTimes(own);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = readStat(name);
    if (fields && Number(fields[1]) === pid) total += sumTimes(fields);
  }
  return total;
}
