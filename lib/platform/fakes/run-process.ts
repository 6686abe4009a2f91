import { endWithParent } from '../launch/supervisor/end-with-parent';

export function runProcess(
  start: () => Promise<{ announcement: string; close: () => Promise<unknown> }>,
): void {
  const fail = (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  };
  endWithParent();
  start().then(({ announcement, close }) => {
    const stop = () => void close().then(() => process.exit(0), fail);
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    console.log(announcement);
  }, fail);
}
