import { createRequire } from 'node:module';

const firebaseTools = createRequire(import.meta.url);

/** Parts of the API for which the product has no use. */
const unused =
  /tenant|mfa|passkey|idp|samlConfigs|issueSaml|gameCenter|iosClient|identityPlatform/i;

/**
 * The emulator's modules, made ready to start in one second instead of seven: for each parameter of its API it compiles
 * a check of that parameter's own schema, which is part of the package and not in doubt.
 */
export function loadEmulator() {
  const folder = 'firebase-tools/lib/emulator';
  const { paths } = firebaseTools(`${folder}/auth/apiSpec.js`).default;
  for (const path of Object.keys(paths)) {
    if (unused.test(path)) delete paths[path];
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
