import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { FileProblem } from './file-problem';
import { maxUnpackedBytes } from './limits';

const stepBytes = 4096;

/** Some Windows programs write backslashes in the paths of a zip file. */
const toPath = (name: string) => name.replaceAll('\\', '/');

const isRead = (name: string) => name.endsWith('.xml') || name.endsWith('.rels');

function readDirectory(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    sizes.set(toPath(name), originalSize);
    return false;
  };
  unzipSync(bytes, { filter });
  return sizes;
}

/**
 * Unpacks a zip file. Bytes are also counted during unpacking, because the zip file's directory can state wrong sizes.
 * @throws FileProblem
 */
export function unpack(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  try {
    const claimed = readDirectory(bytes);
    if (!claimed.has('xl/workbook.xml')) throw new FileProblem('otherDocument');
    const wanted = [...claimed].filter(([name]) => isRead(name));
    if (wanted.reduce((sum, [, size]) => sum + size, 0) > maxUnpackedBytes) {
      throw new FileProblem('tooMuch');
    }
    let unpacked = 0;
    const unzip = new Unzip((part) => {
      const name = toPath(part.name);
      if (!isRead(name) || !claimed.has(name)) return;
      const decoder = new TextDecoder();
      let text = '';
      let size = 0;
      part.ondata = (error, chunk, isLast) => {
        if (error) throw error;
        size += chunk.length;
        unpacked += chunk.length;
        if (unpacked > maxUnpackedBytes) throw new FileProblem('tooMuch');
        text += decoder.decode(chunk, { stream: !isLast });
        if (!isLast) return;
        if (size !== claimed.get(name)) throw new FileProblem('broken');
        parts.set(name, text);
      };
      part.start();
    });
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += stepBytes) {
      unzip.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
    }
    if (parts.size < wanted.length) throw new FileProblem('broken');
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('broken');
  }
  return parts;
}
