import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../../launch/supervisor/replace-file';
import type { Emulator, EmulatorState, ProjectState } from './load';

type SavedProject = EmulatorState & { tenantProjectForTenantId?: [string, EmulatorState][] };

const formatVersion = 1;
/** Not data: helpers that a new state makes for itself, or circular references. */
const notKept = new Set(['_authCloudFunction', 'parentProject', 'pendingLocalIds']);

function encode(value: unknown): unknown {
  if (value instanceof Map) {
    return { $map: [...value].map(([key, item]) => [key, encode(item)]) };
  }
  if (value instanceof Set) return { $set: [...value] };
  return value;
}

function decode(value: unknown): unknown {
  const { $map, $set } = (value ?? {}) as { $map?: [unknown, unknown][]; $set?: unknown[] };
  if ($map) return new Map($map.map(([key, item]) => [key, decode(item)]));
  if ($set) return new Set($set);
  return value;
}

function encodeProject(state: EmulatorState): SavedProject {
  const fields: EmulatorState = {};
  for (const [name, value] of Object.entries(state)) {
    if (notKept.has(name)) continue;
    fields[name] =
      name === 'tenantProjectForTenantId'
        ? [...(value as Map<string, EmulatorState>)].map(([id, tenant]) => [
            id,
            encodeProject(tenant),
          ])
        : encode(value);
  }
  return fields;
}

function restoreFields<T extends EmulatorState>(state: T, fields: EmulatorState): T {
  for (const [name, value] of Object.entries(fields)) {
    if (name !== 'tenantProjectForTenantId') Object.assign(state, { [name]: decode(value) });
  }
  return state;
}

function restoreProject(id: string, fields: SavedProject, classes: Emulator): ProjectState {
  const { AgentProjectState, TenantProjectState } = classes;
  const project = restoreFields(new AgentProjectState(id), fields);
  for (const [tenantId, tenantFields] of fields.tenantProjectForTenantId ?? []) {
    const tenant = new TenantProjectState(id, tenantId, {}, project);
    project.tenantProjectForTenantId.set(tenantId, restoreFields(tenant, tenantFields));
  }
  return project;
}

class Projects extends Map<string, ProjectState> {
  emailPrivacy: boolean | undefined;

  override set(id: string, project: ProjectState) {
    if (this.emailPrivacy !== undefined) project.enableImprovedEmailPrivacy = this.emailPrivacy;
    return super.set(id, project);
  }
}

/** Reads the file; nothing without one. Throws an error that names a damaged file, which is not overwritten. */
function readStored(file: string | undefined): {
  stored: string;
  projects?: Record<string, SavedProject>;
} {
  if (!file || !existsSync(file)) return { stored: '' };
  const stored = readFileSync(file, 'utf8');
  let content: { version: number; projects: Record<string, SavedProject> };
  try {
    content = JSON.parse(stored) as typeof content;
  } catch (error) {
    throw new Error(
      `${file}, which holds all accounts, is damaged (${(error as Error).message}). Put a copy of it back, or move the whole folder away to begin anew.`,
      { cause: error },
    );
  }
  const { version, projects } = content;
  if (version !== formatVersion) throw new Error(`${file} has the unknown version ${version}.`);
  return { stored, projects };
}

/**
 * State of the emulator and its file. `save()` resolves when everything up to the call is on the disk; calls
 * during a write share the next write.
 */
export function openState({
  file,
  emailPrivacy,
  classes,
}: {
  file: string | undefined;
  emailPrivacy: boolean | undefined;
  classes: Emulator;
}) {
  const projects = new Projects();
  const { stored, projects: saved } = readStored(file);
  if (saved) {
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
  let writing: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function write() {
    const text = snapshot();
    if (text === onDisk) return;
    await replaceFile(file!, text);
    onDisk = text;
  }

  function startWriting() {
    writing = write().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function save(): Promise<void> {
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
    settled: async () => {
      await (waiting ?? writing);
    },
  };
}
