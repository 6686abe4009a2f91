/** Made-up pupils for the files: first name, surname, class. */
export type Pupil = [firstName: string, surname: string, className: string];

const firstNames =
  'Ada Bo Emma Åse Henrik Ingrid Jonas Noah Sofie Øyvind Tuva Vilde Emma Anne-Marie Łukasz Oliver Nora Filip Iben Kasper Leah Mathias Selma Ulrik Ylva Jakob Hedda Sander'.split(
    ' ',
  );
const surnames =
  'Hansen Lie Solberg Moe Johansen Bakken Strand Haugen Nilsen Dahl Berg Vik Olsen Lunde Kowalski Eide Holm Aas Myhre Foss Sunde Brekke Tangen Ruud Sæther Hagen Engen Næss'.split(
    ' ',
  );

/** Twenty-eight pupils of 8B, of whom two are called Emma: Solberg and Olsen. */
export const class8B: Pupil[] = firstNames.map((name, index) => [name, surnames[index]!, '8B']);

/** A school of a thousand in 40 classes; two of one name share the surname's initial here and there. */
export const school: Pupil[] = Array.from({ length: 1000 }, (_, index) => {
  const first = firstNames[(index * 7) % firstNames.length]!;
  const last = surnames[(index * 3 + Math.floor(index / 25)) % surnames.length]!;
  const grade = 1 + Math.floor(index / 100);
  return [first, last, `${grade}${'ABCD'[Math.floor(index / 25) % 4]}`];
});
