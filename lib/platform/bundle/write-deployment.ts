import path from 'node:path';
import { layOut } from './lay-out';

// Lays the finished build out in a folder: `npm run -s deployment -- FOLDER`.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder, which is made.');
await layOut(path.resolve(target));
