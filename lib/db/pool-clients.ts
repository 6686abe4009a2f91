import { Client, type QueryConfig } from 'pg';

type Ask = (config: QueryConfig | string, ...rest: unknown[]) => unknown;

/**
 * Database client without named prepared statements. Behind PgBouncer named statements fail, because the next query may
 * use another database session.
 */
export class UnnamedClient extends Client {
  override query = ((config: QueryConfig | string, ...rest: unknown[]) => {
    const unnamed =
      typeof config === 'object' && 'name' in config ? { ...config, name: undefined } : config;
    return (super.query as Ask)(unnamed, ...rest);
  }) as Client['query'];
}
