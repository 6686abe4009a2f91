import path from 'node:path';
import { rootDir } from '../paths';
import { writeComponents } from './components';
import { layOut } from './lay-out';
import { writeNotices } from './notices';

// Lays the finished build out in a folder: `npm run -s deployment -- FOLDER`.
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder, which is made.');
await layOut(rootDir, path.resolve(target));
writeComponents(rootDir, path.resolve(target));
writeNotices(rootDir, path.resolve(target));
