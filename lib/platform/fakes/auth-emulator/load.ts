import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { OutOfBandCode } from './mail';

/** A part of the emulator's state, of which we know only that its fields are data. */
export interface EmulatorState {
  [field: string]: unknown;
}

export interface ProjectState extends EmulatorState {
  enableImprovedEmailPrivacy: boolean;
  tenantProjectForTenantId: Map<string, EmulatorState>;
  validateOobCode: (code: string) => OutOfBandCode | undefined;
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
  EmulatorLogger: { prototype: { log: (type: string, text: string) => void } };
}

const firebaseTools = createRequire(import.meta.url);

/** Parts of the API for which the product has no use. */
const unused =
  /tenant|mfa|passkey|idp|samlConfigs|issueSaml|gameCenter|iosClient|identityPlatform/i;

/**
 * The emulator's modules, made ready to start in one second instead of seven: for each parameter of its API it compiles
 * a check of that parameter's own schema, which is part of the package and not in doubt.
 */
export function loadEmulator(): Emulator {
  const folder = 'firebase-tools/lib/emulator';
  const { paths } = firebaseTools(`${folder}/auth/apiSpec.js`).default as { paths: object };
  for (const path of Object.keys(paths)) {
    if (unused.test(path)) Reflect.deleteProperty(paths, path);
  }
  const exegesis = createRequire(
    createRequire(firebaseTools.resolve(`${folder}/auth/server.js`)).resolve('exegesis'),
  );
  exegesis('ajv/dist/core.js').default.prototype.validateSchema = () => true;

  const { createApp } = firebaseTools(`${folder}/auth/server.js`);
  const { AgentProjectState, TenantProjectState } = firebaseTools(`${folder}/auth/state.js`);
  const { EmulatorLogger } = firebaseTools(`${folder}/emulatorLogger.js`);
  return { createApp, AgentProjectState, TenantProjectState, EmulatorLogger };
}
