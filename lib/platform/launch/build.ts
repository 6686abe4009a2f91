import { buildIfNeeded } from '../bundle/build';
import { rootDir } from '../paths';
import { readEnvironment } from './env-files';

const hasBuilt = await buildIfNeeded({ env: readEnvironment(rootDir), show: true });
if (!hasBuilt) console.log('The build of these sources is there already.');
