import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

export interface EmulatorState {
  [field: string]: unknown;
}

export interface ProjectState extends EmulatorState {
  enableImprovedEmailPrivacy: boolean;
  tenantProjectForTenantId: Map<string, EmulatorState>;
}

export interface Emulator {
  createApp: (
    projectId: string,
    singleProjectMode: undefined,
    projects: Map<string, ProjectState>,
  ) => Promise<RequestListener>;
  AgentProjectState: new (id: string) => ProjectState;
  TenantProjectState: new (
    id: string,
    tenantId: string,
    config: object,
    parent: ProjectState,
  ) => EmulatorState;
}

type Middleware = (specification: object, options: object) => Promise<RequestListener>;

const firebaseTools = createRequire(import.meta.url);

/**
 * The emulator's modules. Its API is made by exegesis, which compiles the checks of all calls at the start, or
 * each when it is needed; firebase-tools does not ask for the latter, which makes a start of seven seconds one
 * of one second.
 */
export function loadEmulator(): Emulator {
  const folder = 'firebase-tools/lib/emulator/auth';
  const ofEmulator = createRequire(firebaseTools.resolve(`${folder}/server.js`));
  const exegesis = ofEmulator('exegesis-express') as { middleware: Middleware };
  const { middleware } = exegesis;
  exegesis.middleware = (specification, options) =>
    middleware(specification, { ...options, lazyCompileValidationSchemas: true });

  const { createApp } = firebaseTools(`${folder}/server.js`);
  const { AgentProjectState, TenantProjectState } = firebaseTools(`${folder}/state.js`);
  return { createApp, AgentProjectState, TenantProjectState };
}
