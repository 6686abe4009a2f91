import type { LegalText } from '../legal-text';
import { Email, To } from '../text-parts';

export const acceptableUseNo: LegalText = {
  title: 'Akseptabel bruk',
  description:
    'Reglene for bruk av tjenesten: bare fornavn, respekt for elevene, egen konto, og ingen forsøk på å komme inn der du ikke hører hjemme.',
  summary: [
    'Skriv bare elevenes fornavn, og ingenting følsomt om dem.',
    'Bruk din egen konto, og del lisenskoden bare med skolens ansatte.',
    'Du må være minst 18 år.',
  ],
  sections: [
    {
      id: 'purpose',
      heading: 'Hva tjenesten er til for',
      body: (
        <p>
          Tjenesten er laget for at lærere skal kunne lage klassekart. Du må være minst 18 år og ha
          registrert deg. Bruk den i arbeidet ditt som lærer, i tråd med lov, skolens egne regler og{' '}
          <To page="terms">vilkårene</To>. Bidragene dine er bare synlige for brukere ved samme
          skole. Skriv dem slik at kolleger, elever og foresatte kunne ha lest dem.
        </p>
      ),
    },
    {
      id: 'pupils',
      heading: 'Vis omtanke for elevene',
      body: (
        <>
          <p>Når du legger inn elever, klasser og betingelser:</p>
          <ul>
            <li>
              Bruk <strong>bare fornavn</strong>, med en bokstav i tillegg når to heter det samme.
            </li>
            <li>
              Skriv ikke etternavn, fødselsnummer, adresse, telefonnummer eller e-postadresse.
            </li>
            <li>
              Skriv ikke noe om helse, diagnoser, atferd, karakterer, religion, hjemmeforhold eller
              andre følsomme forhold, heller ikke i navnet på en klasse eller et rom.
            </li>
            <li>Bruk ikke økenavn eller noe som kan krenke.</li>
            <li>
              Vis ikke betingelsene på storskjerm eller utskrift i klasserommet. De kan fortelle mer
              enn du har tenkt.
            </li>
            <li>Slett klasser du ikke lenger trenger.</li>
          </ul>
          <p>
            Har elever strengt fortrolig eller fortrolig adresse, må skolen vurdere om navnet i det
            hele tatt kan legges inn.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      heading: 'Konto og lisenskode',
      body: (
        <ul>
          <li>
            Bruk din egen konto, og la ingen andre bruke den. Også vikarer skal ha sin egen, eller
            få en lenke som bare viser klassekartet.
          </li>
          <li>Utgi deg ikke for å være noen andre.</li>
          <li>
            Del lisenskoden bare med ansatte ved skolen. Kommer den på avveier, må administratoren
            lage en ny.
          </li>
          <li>Logg ut på maskiner som andre bruker.</li>
          <li>Registrer deg ikke flere ganger for å få ny prøveperiode.</li>
        </ul>
      ),
    },
    {
      id: 'technical',
      heading: 'Dette er ikke tillatt',
      body: (
        <ul>
          <li>
            å skaffe seg eller prøve å skaffe seg tilgang til andre skolers eller brukeres data
          </li>
          <li>å omgå begrensninger, sperrer eller plassgrensen i abonnementet</li>
          <li>å spre skadelig kode eller overbelaste tjenesten med vilje</li>
          <li>å hente ut innhold automatisk i stort omfang</li>
          <li>å selge, leie ut eller tilby tjenesten videre til andre</li>
          <li>å bruke tjenesten til noe ulovlig, krenkende eller diskriminerende</li>
        </ul>
      ),
    },
    {
      id: 'security',
      heading: 'Har du funnet et sikkerhetshull?',
      body: (
        <p>
          Skriv til <Email /> så snart du kan, og gi oss rimelig tid til å rette det før du
          forteller andre om det. Se ikke på mer enn du trenger for å vise feilen, og endre eller
          lagre ikke andres data. Melder du fra på denne måten, ser vi det ikke som brudd på
          reglene.
        </p>
      ),
    },
    {
      id: 'consequences',
      heading: 'Hvis reglene brytes',
      body: (
        <>
          <p>
            Vi kan be deg rette opp, fjerne innhold eller stenge en konto. Vi bruker det mildeste
            tiltaket som er nok, forklarer hvorfor og lar deg komme til orde. Haster det av hensyn
            til elever, andre brukere eller sikkerheten, kan vi handle først og forklare etterpå.
            Gjelder det en skole, varsler vi administratoren.
          </p>
          <p>
            Er du uenig, kan du klage til <Email />. Ser du at andre bryter reglene, hører vi gjerne
            fra deg.
          </p>
        </>
      ),
    },
  ],
};
