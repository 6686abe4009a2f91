import { readFileSync, writeFileSync } from 'node:fs';
import { drawLifecycle } from '../../core/billing/lifecycle/draw-lifecycle';

/** `npm run draw:lifecycle`: draws the table of a subscription's states into the README beside it. */
const readme = 'lib/core/billing/README.md';
const drawing = `\`\`\`mermaid\n${drawLifecycle()}\n\`\`\``;
const text = readFileSync(readme, 'utf8');
writeFileSync(readme, text.replace(/```mermaid\n[^`]*```/, drawing));
