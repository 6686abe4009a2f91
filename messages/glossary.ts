export interface Term {
  no: string;
  en: string;
  meaning: string;
  rejected?: RegExp[];
}

export const glossary: Term[] = [
  {
    no: 'klassekart',
    en: 'seating map',
    meaning: 'Who sits at which desk. "Kart" and "map" for short.',
    rejected: [/sitteplan|bordkart|plasskart/i, /seating (plan|chart)/i],
  },
  {
    no: 'plass',
    en: 'seat',
    meaning: 'Where one pupil sits: of a map, a condition, a count.',
    rejected: [/\bseter\b|sitteplass|rad \{row, number\}, pult/i, /row \{row, number\}, desk/i],
  },
  { no: 'pult', en: 'desk', meaning: 'The piece of furniture of a room, with one seat.' },
  {
    no: 'elev',
    en: 'pupil',
    meaning: 'A child in a class, known by first name only.',
    rejected: [/\bstudent/i],
  },
  {
    no: 'naboer',
    en: 'neighbours',
    meaning: 'Pupils at desks that are pushed together.',
    rejected: [/neighbor/i],
  },
  {
    no: 'merke',
    en: 'mark',
    meaning: 'A colour with a shape and a neutral name, given to pupils of a class. Never a grade.',
  },
  {
    no: 'betingelse',
    en: 'condition',
    meaning: 'What a map must meet. It is met or not met, never "kept" or "broken".',
    rejected: [/\bconstraint/i],
  },
  { no: 'midtgang', en: 'aisle', meaning: 'Floor between desks that people walk on.' },
  {
    no: 'trinn',
    en: 'grade',
    meaning: 'A school year, 1 to 13. Never a step.',
    rejected: [/klassetrinn/i, /\byears? \d{1,2}\b/i],
  },
  {
    no: 'steg',
    en: 'step',
    meaning: 'A part of a flow or a guide.',
    rejected: [/\b(to|tre|fire|fem|seks) trinn\b/i, /trinn for trinn|trinnvis/i],
  },
  {
    no: 'lange rader',
    en: 'long rows',
    meaning: 'A kind of room.',
    rejected: [/lang(e|t)? rekke/i],
  },
  {
    no: 'firergrupper',
    en: 'tables of four',
    meaning: 'A kind of room: two desks by two.',
    rejected: [/grupper på fire|firerbord/i, /groups of four/i],
  },
  {
    no: 'prøveperiode',
    en: 'trial',
    meaning: 'The free time before the first payment.',
    rejected: [/prøvetid/i],
  },
  { no: 'abonnement', en: 'subscription', meaning: 'The right to make maps that is paid for.' },
  {
    no: 'lisenskode',
    en: 'licence code',
    meaning: 'What a teacher enters to join a school.',
    rejected: [/skolekode|lisensnøkkel/i, /\blicense/i, /blir med( i skolen)? ved hjelp av/i],
  },
  {
    no: 'organisasjon',
    en: 'organization',
    meaning: 'What has an organization number and is invoiced. The specification spells it so.',
    rejected: [/organis(?!as)/i],
  },
  {
    no: 'e-post',
    en: 'email',
    meaning: 'One word in English, two in Norwegian.',
    rejected: [/\bepost/i, /\be-mail/i],
  },
  {
    no: 'logge inn',
    en: 'log in',
    meaning: 'To begin a session. "Login" is the noun.',
    rejected: [/\bsign(s|ed|ing)?[- ](in|out)\b/i],
  },
  {
    no: 'nytt passord',
    en: 'new password',
    meaning: 'What the form is for. "Glemt passordet?" is the question that leads there.',
    rejected: [/glemt passordet(?!\?)/i],
  },
  {
    no: 'pulje',
    en: 'sitting',
    meaning:
      'Pupils who take a written test in a room at the same time, where not all fit at once.',
  },
  { no: 'bordkort', en: 'place card', meaning: 'A card with a name, put on a desk for a test.' },
  {
    no: 'dørliste',
    en: 'door list',
    meaning: 'Hangs at a door: who sits at which seat in a test.',
  },
  {
    no: 'fremmøteliste',
    en: 'attendance sheet',
    meaning: 'On it the pupils of a test sign that they were there.',
  },
  {
    no: 'omtale',
    en: 'review',
    meaning: 'What users have written at the review service.',
    rejected: [/anmeldelse/i],
  },
];

export const givenTexts = ['Organization number is required', 'Error signing in'];
