import path from 'node:path';
import { layOut } from './lay-out';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder, which is made.');
await layOut(path.resolve(target));
