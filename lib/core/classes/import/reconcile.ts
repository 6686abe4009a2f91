import { nameKey } from '../pupil-name';

interface Pupil {
  id: string;
  name: string;
}

export interface ImportedPupil {
  name: string;
  firstName: string;
  initial?: string;
}

export interface Reconciled {
  /**
   * Pupils in both the class and the imported list. `newName` differs from `name` if the import makes `name` ambiguous.
   */
  stays: { id: string; name: string; newName: string }[];
  added: string[];
  gone: Pupil[];
  unclear: { pupil: Pupil; candidates: string[] }[];
}

/**
 * Splits a pupil's name into first name and initial: "Emma K." becomes "Emma" and "K". The initial is empty for a name
 * without an initial.
 */
export function toParts(name: string): { firstName: string; initial: string } {
  const found = /^(.+) (\p{L}\p{M}*\p{L}?)\.?$/u.exec(name);
  const isInitial = found && /^\p{Lu}/u.test(found[2]!);
  return isInitial
    ? { firstName: found[1]!, initial: found[2]! }
    : { firstName: name, initial: '' };
}

const isSameName = (a: string, b: string) => nameKey(a) === nameKey(b);
const firstWord = (name: string) => name.split(' ')[0] ?? '';

function isSameInitial(a: string, b: string): boolean {
  return a === '' || b === '' || isSameName(a.slice(0, 1), b.slice(0, 1));
}

function mayBe({ name }: Pupil, imported: ImportedPupil): boolean {
  const own = toParts(name);
  const initial = imported.initial ?? toParts(imported.name).initial;
  return (
    isSameInitial(own.initial, initial) &&
    (isSameName(own.firstName, imported.firstName) ||
      isSameName(own.firstName, toParts(imported.firstName).firstName))
  );
}

function mayBeShort({ name }: Pupil, imported: ImportedPupil): boolean {
  const own = toParts(name).firstName;
  const isLonger = own.includes(' ') !== imported.firstName.includes(' ');
  return isLonger && isSameName(firstWord(own), firstWord(imported.firstName));
}

/**
 * Matches the pupils of a class with an imported list. A match counts if the name, or the first name and initial, fits
 * exactly one pupil in the class and one in the list. Further possible matches are returned in `unclear`, so that the
 * teacher can choose.
 */
export function reconcile(
  current: readonly Pupil[],
  imported: readonly ImportedPupil[],
): Reconciled {
  const inClass = new Set(current);
  const inList = new Set(imported);
  const stays: Reconciled['stays'] = [];
  const take = (pupil: Pupil, found: ImportedPupil) => {
    inClass.delete(pupil);
    inList.delete(found);
    const isTooShort = isSameName(pupil.name, found.firstName) && found.name !== found.firstName;
    stays.push({ ...pupil, newName: isTooShort ? found.name : pupil.name });
  };
  const takePairs = (matches: (pupil: Pupil, found: ImportedPupil) => boolean) => {
    for (const pupil of [...inClass]) {
      const [found, second] = [...inList].filter((each) => matches(pupil, each));
      if (!found || second) continue;
      if ([...inClass].filter((other) => matches(other, found)).length === 1) take(pupil, found);
    }
  };
  takePairs(({ name }, found) => isSameName(name, found.name));
  takePairs(
    (pupil, found) =>
      toParts(pupil.name).initial !== '' && found.initial !== undefined && mayBe(pupil, found),
  );
  takePairs(mayBe);

  const unclear = [...inClass].flatMap((pupil) => {
    const candidates = [...inList].filter((each) => mayBe(pupil, each) || mayBeShort(pupil, each));
    return candidates.length === 0
      ? []
      : [{ pupil, candidates: candidates.map(({ name }) => name) }];
  });
  const offered = new Set(unclear.flatMap(({ candidates }) => candidates));
  const asked = new Set(unclear.map(({ pupil }) => pupil));
  return {
    stays: current.flatMap(({ id }) => stays.filter((pupil) => pupil.id === id)),
    added: [...inList].map(({ name }) => name).filter((name) => !offered.has(name)),
    gone: [...inClass].filter((pupil) => !asked.has(pupil)),
    unclear,
  };
}

export interface ReconcileAnswers {
  removeGone: boolean;
  /**
   * Pupil id → name in the imported list that the teacher chose for this pupil of the class. Null means that the
   * teacher chose "not in the list".
   */
  same: Readonly<Record<string, string | null>>;
}

/**
 * Returns the pupils of a class after an import: first the pupils already in the class, then the new pupils. If several
 * imported names may belong to a pupil and the teacher has not chosen, the pupil gets the earliest of these names that
 * is still free.
 * @param newId makes the id of a new pupil
 */
export function applyImport(
  current: readonly Pupil[],
  { stays, added, unclear }: Reconciled,
  answers: ReconcileAnswers,
  newId: () => string,
): Pupil[] {
  const names = new Map(stays.map(({ id, newName }) => [id, newName]));
  const left = new Set(unclear.flatMap(({ candidates }) => candidates));
  for (const { pupil, candidates } of unclear) {
    const answer = answers.same[pupil.id];
    const name = answer === undefined ? candidates.find((each) => left.has(each)) : answer;
    if (name == null || !left.delete(name)) continue;
    names.set(pupil.id, name);
  }
  const kept = current.flatMap((pupil) => {
    const newName = names.get(pupil.id);
    if (newName === undefined && answers.removeGone) return [];
    return [{ ...pupil, name: newName ?? pupil.name }];
  });
  const taken = new Set(kept.map(({ name }) => nameKey(name)));
  const fresh = [...added, ...left].map((name) => {
    let free = name;
    for (let number = 2; taken.has(nameKey(free)); number += 1) free = `${name} ${number}`;
    taken.add(nameKey(free));
    return { id: newId(), name: free };
  });
  return [...kept, ...fresh];
}
