import { Client, type QueryConfig } from 'pg';

type Ask = (config: QueryConfig | string, ...rest: unknown[]) => unknown;

/** Names no statement: behind PgBouncer the next one may meet another session, which does not know the name. */
export class UnnamedClient extends Client {
  override query = ((config: QueryConfig | string, ...rest: unknown[]) => {
    const unnamed =
      typeof config === 'object' && 'name' in config ? { ...config, name: undefined } : config;
    return (super.query as Ask)(unnamed, ...rest);
  }) as Client['query'];
}
