import { ArrowRight, Check } from 'lucide-react';
import { Figure } from './figure';

const needed = ['First name'];
const notNeeded = ['Surname', 'Date of birth', 'Photo', 'Address', 'Diagnosis', 'Parents', 'Marks'];

export function OneNamePlate() {
  return (
    <Figure caption="What a seating map needs to know about a pupil, and what it does not.">
      <p aria-hidden className="bg-green mx-auto mb-6 h-3 w-2/5 rounded-full" />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {needed.map((item) => (
          <li
            key={item}
            className="rounded-desk bg-green text-on-green shadow-desk grid min-h-16 place-items-center px-2 text-center font-bold"
          >
            <span className="inline-flex items-center gap-2">
              <Check aria-hidden className="size-5" />
              {item}
            </span>
          </li>
        ))}
        {notNeeded.map((item) => (
          <li
            key={item}
            className="rounded-desk border-desk-line text-ink-soft grid min-h-16 place-items-center border-2 border-dashed px-2 text-center"
          >
            <s>{item}</s>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

const roles = [
  { name: 'School owner', role: 'the controller', does: 'decides why and how, and answers for it' },
  { name: 'Supplier', role: 'the processor', does: 'may do what the contract says, no more' },
  { name: 'Sub-supplier', role: 'also a processor', does: 'is bound by the same duties' },
];

export function WhoAnswers() {
  return (
    <Figure caption="Instructions go along the chain; the responsibility stays where it begins.">
      <ol className="grid gap-3 sm:grid-cols-[1fr_auto_1fr_auto_1fr] sm:items-stretch">
        {roles.flatMap(({ name, role, does }, index) => [
          index > 0 && (
            <li key={`${name} next`} aria-hidden className="grid place-items-center">
              <ArrowRight className="text-green size-6 max-sm:rotate-90" />
            </li>
          ),
          <li key={name} className="rounded-desk bg-surface shadow-desk p-4 text-center">
            <strong className="block font-bold">{name}</strong>
            <span className="text-green block text-base font-semibold">{role}</span>
            <span className="text-ink-soft mt-1 block text-base leading-snug">{does}</span>
          </li>,
        ])}
      </ol>
    </Figure>
  );
}
