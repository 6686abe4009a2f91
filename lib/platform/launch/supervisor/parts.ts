import type { Service } from './processes';
import { StartError } from './report';

type Part = 'supervisor' | 'postgres' | 'auth' | 'checkout' | 'web';
export type Processes = Partial<Record<Part, number>>;

export interface ReadyMessage {
  ready: true;
  url: string;
  dataFolder: string;
  processes: Processes;
}

export class Parts {
  readonly processes: Processes = { supervisor: process.pid };
  readonly #services: Service[] = [];
  #isStopping = false;
  #fail!: (error: Error) => void;
  readonly failure = new Promise<never>((_, reject) => (this.#fail = reject));

  add(part: Part, service: Service, pid = service.pid): void {
    this.#services.push(service);
    this.processes[part] = pid;
    if (this.#isStopping) void service.stop();
    void service.exited.then(({ error, signal, code }) => {
      if (this.#isStopping) return;
      const reason = error?.message ?? signal ?? `code ${code}`;
      const text = `${service.name} ended unexpectedly (${reason}).\n${service.lastLines()}`;
      this.#fail(new StartError(text));
    });
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const service of this.#services.toReversed()) await service.stop();
  }
}
