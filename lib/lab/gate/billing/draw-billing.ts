import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '../../../core/billing/draw-tables';

/** `draw-billing.ts`: writes the tables of agreements and invoices into the README of the rules. */
const readme = 'lib/core/billing/README.md';
writeFileSync(readme, withTables(readFileSync(readme, 'utf8')));
