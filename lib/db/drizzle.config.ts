import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/db/schema/*/*.ts',
  out: './lib/db/migrations',
});
