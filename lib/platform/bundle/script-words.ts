import { wordsIn } from './needed-styles';

interface Script {
  words: Set<string>;
  /** The scripts that it may load. */
  loads: string[];
}

const scriptFile = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Answers for a page with the words of every script that it loads or may load later, such as that of a dialog.
 * `readScript` gives the text of a file below `.next`.
 */
export function scriptWords(readScript: (file: string) => string) {
  const scripts = new Map<string, Script>();
  const script = (file: string): Script => {
    const known = scripts.get(file);
    if (known) return known;
    const text = readScript(file);
    const read = { words: wordsIn(text), loads: text.match(scriptFile) ?? [] };
    scripts.set(file, read);
    return read;
  };
  const known = new Map<string, Set<string>>();
  return (html: string): ReadonlySet<string> => {
    const files = new Set(html.match(scriptFile));
    // A set goes on to what is added to it meanwhile.
    for (const file of files) for (const next of script(file).loads) files.add(next);
    const names = [...files].sort();
    const key = names.join();
    const words = known.get(key) ?? new Set(names.flatMap((file) => [...script(file).words]));
    known.set(key, words);
    return words;
  };
}
