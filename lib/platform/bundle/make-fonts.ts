import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fontsDir, makeFonts, packagedFontsDir } from './fonts';
import { rootDir } from '../paths';

process.chdir(rootDir);
await copyFile(path.join(packagedFontsDir, 'LICENSE'), path.join(fontsDir, 'LICENSE'));
for (const [name, bytes] of Object.entries(await makeFonts())) {
  await writeFile(path.join(fontsDir, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
