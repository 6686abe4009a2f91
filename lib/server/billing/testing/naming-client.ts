import pg from 'pg';

const names = new Map<string, string>();

class NamingClient extends pg.Client {
  override query(...[query, ...rest]: unknown[]): never {
    const { text, name } = query as { text?: string; name?: string };
    if (text && !names.has(text)) names.set(text, `statement${names.size}`);
    const named = text && !name ? { ...(query as object), name: names.get(text) } : query;
    return (super.query as (...all: unknown[]) => never)(named, ...rest);
  }
}

export const namingClient = NamingClient as unknown as new () => pg.ClientBase;
