import { readFileSync } from 'node:fs';
import { writeDurably } from '../supervisor/durable-file.mjs';

const formatVersion = 1;
/** Not data: helpers that a new state makes for itself, or the other half of a circle. */
const notKept = new Set(['_authCloudFunction', 'parentProject', 'pendingLocalIds']);

function encode(value) {
  if (value instanceof Map) {
    return { $map: [...value].map(([key, item]) => [key, encode(item)]) };
  }
  if (value instanceof Set) return { $set: [...value] };
  return value;
}

function decode(value) {
  if (value?.$map) return new Map(value.$map.map(([key, item]) => [key, decode(item)]));
  if (value?.$set) return new Set(value.$set);
  return value;
}

function encodeProject(state) {
  const fields = {};
  for (const [name, value] of Object.entries(state)) {
    if (notKept.has(name)) continue;
    fields[name] =
      name === 'tenantProjectForTenantId'
        ? [...value].map(([id, tenant]) => [id, encodeProject(tenant)])
        : encode(value);
  }
  return fields;
}

function restoreFields(state, fields) {
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'tenantProjectForTenantId') state[name] = decode(value);
  }
  return state;
}

function restoreProject(id, fields, { AgentProjectState, TenantProjectState }) {
  const project = restoreFields(new AgentProjectState(id), fields);
  for (const [tenantId, tenantFields] of fields.tenantProjectForTenantId ?? []) {
    const tenant = new TenantProjectState(id, tenantId, {}, project);
    project.tenantProjectForTenantId.set(tenantId, restoreFields(tenant, tenantFields));
  }
  return project;
}

/** The emulator's projects by id; every new one starts with e-mail privacy as wanted. */
class Projects extends Map {
  emailPrivacy;

  set(id, project) {
    if (this.emailPrivacy !== undefined) project.enableImprovedEmailPrivacy = this.emailPrivacy;
    return super.set(id, project);
  }
}

/**
 * The state of the emulator and its file. `save()` resolves when everything that has happened up to the call is on the
 * disk; calls that come while it writes share the next write.
 */
export function openState({ file, emailPrivacy, classes }) {
  const projects = new Projects();
  let stored = '';
  if (file) {
    try {
      stored = readFileSync(file, 'utf8');
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  if (stored) {
    const { version, projects: saved } = JSON.parse(stored);
    if (version !== formatVersion) throw new Error(`${file} has the unknown version ${version}.`);
    for (const [id, fields] of Object.entries(saved)) {
      projects.set(id, restoreProject(id, fields, classes));
    }
  }
  if (emailPrivacy !== undefined) {
    for (const project of projects.values()) project.enableImprovedEmailPrivacy = emailPrivacy;
  }
  projects.emailPrivacy = emailPrivacy ?? true;

  const snapshot = () =>
    JSON.stringify({
      version: formatVersion,
      projects: Object.fromEntries([...projects].map(([id, state]) => [id, encodeProject(state)])),
    });

  let onDisk = stored;
  let writing;
  let waiting;

  async function write() {
    const text = snapshot();
    if (text === onDisk) return;
    await writeDurably(file, text);
    onDisk = text;
  }

  function startWriting() {
    writing = write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function save() {
    if (!file) return;
    if (!writing) return startWriting();
    waiting ??= writing
      .catch(() => {})
      .then(() => {
        waiting = undefined;
        return startWriting();
      });
    return waiting;
  }

  return {
    projects,
    save,
    /** Resolves when nothing is being written, for answers that only read. */
    settled: async () => {
      await (waiting ?? writing);
    },
  };
}
