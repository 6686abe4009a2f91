import type { LegalText } from '../legal-text';
import { companyName, To } from '../text-parts';

export const eulaNo: LegalText = {
  title: 'Lisensavtale for sluttbrukere',
  description:
    'Hva du har rett til å gjøre med appen og med klassekartene du lager, hva du ikke kan gjøre, og hva som skjer når lisensen er over.',
  summary: [
    'Du får en personlig rett til å bruke appen så lenge du er i prøveperioden eller har abonnement.',
    'Klassekartene du lager, er dine eller skolens, og kan brukes fritt i skolens arbeid.',
    'Programvaren er vår og kan ikke kopieres eller selges videre.',
  ],
  sections: [
    {
      id: 'licence',
      heading: 'Hva du får lov til',
      body: (
        <>
          <p>
            {companyName} («vi») gir deg en ikke-eksklusiv og personlig rett til å bruke appen. Den
            kan ikke overdras til andre. Du må være minst 18 år og ha egen konto. Retten gjelder i
            prøveperioden og i perioden som er betalt, for det antallet lærere abonnementet
            omfatter.
          </p>
          <p>Du kan:</p>
          <ul>
            <li>lage så mange klasser og klassekart du vil, innenfor grensene i vilkårene</li>
            <li>skrive dem ut, eksportere dem som PDF og til Excel, og vise dem på skjerm</li>
            <li>bruke appen på alle dine egne enheter, i en vanlig, oppdatert nettleser</li>
          </ul>
          <p>
            Denne avtalen utfyller <To page="terms">vilkårene for bruk</To>, som går foran hvis de
            sier noe annet.
          </p>
        </>
      ),
    },
    {
      id: 'your-maps',
      heading: 'Kartene er dine',
      body: (
        <p>
          Det du legger inn, og kartene du lager, tilhører deg eller skolen din. Du kan bruke dem i
          skolens arbeid uten å spørre oss, også etter at lisensen er over. Vi får bare rett til å
          lagre, behandle og vise dem så langt tjenesten trenger det. De er bare synlige for brukere
          ved samme skole, og for en vikar som får en lenke til dem.
        </p>
      ),
    },
    {
      id: 'ownership',
      heading: 'Programvaren er vår',
      body: (
        <p>
          Rettighetene til appen, nettstedet, navnet og utformingen ligger hos oss eller hos dem vi
          har fått rettigheter fra. Du får en bruksrett, ikke eiendomsrett. Appen inneholder også
          åpen programvare fra andre. For den gjelder den enkelte komponentens egen lisens.
        </p>
      ),
    },
    {
      id: 'restrictions',
      heading: 'Det du ikke kan gjøre',
      body: (
        <>
          <p>Uten skriftlig avtale med oss kan du ikke:</p>
          <ul>
            <li>kopiere, endre, leie ut, selge eller tilby appen videre</li>
            <li>la flere bruke samme konto</li>
            <li>fjerne merker om opphavsrett eller omgå tekniske sperrer</li>
            <li>
              dekompilere eller på annen måte avdekke kildekoden, med mindre åndsverkloven gir deg
              en rett til det som ikke kan fravikes ved avtale
            </li>
            <li>bruke appen til å bygge en konkurrerende tjeneste</li>
          </ul>
          <p>
            Reglene for <To page="acceptableuse">akseptabel bruk</To> gjelder i tillegg.
          </p>
        </>
      ),
    },
    {
      id: 'updates',
      heading: 'Oppdateringer',
      body: (
        <p>
          Appen kjører i nettleseren. Du installerer ingenting, og du får nye versjoner av seg selv.
          Klassekart regnes ut på din egen maskin. Vi holder appen ved like og sikker så lenge
          abonnementet varer, og fjerner ikke noe vesentlig i en betalt periode uten grunn, slik{' '}
          <To page="terms" section="service">
            vilkårene
          </To>{' '}
          sier.
        </p>
      ),
    },
    {
      id: 'end',
      heading: 'Når lisensen er over',
      body: (
        <>
          <p>
            Lisensen varer ut prøveperioden eller perioden som er betalt. Sies abonnementet opp,{' '}
            <strong>gjelder oppsigelsen fra slutten av perioden som er betalt</strong>. Etterpå kan
            du fortsatt logge inn og se, skrive ut og eksportere det du har laget. For å lage nye
            klasser og lagre nye kart trenger du et abonnement.
          </p>
          <p>
            Du kan når som helst slette kontoen i appen. Bryter du avtalen vesentlig, kan vi si opp
            lisensen etter reglene i vilkårene.
          </p>
        </>
      ),
    },
    {
      id: 'warranty',
      heading: 'Garanti, ansvar og lov',
      body: (
        <p>
          Appen leveres slik den er, med de forbeholdene som står i{' '}
          <To page="disclaimer">ansvarsfraskrivelsen</To>. Ansvaret vårt er begrenset til det
          laveste av beløpet du har betalt de siste seks månedene, og 3&nbsp;000 kroner, med
          unntakene i vilkårene. Kjøp refunderes ikke, men forbrukeres lovfestede rettigheter, som
          angrerett og rettigheter ved feil, gjelder fullt ut. Avtalen følger norsk rett. Om tvister
          gjelder det som står i{' '}
          <To page="terms" section="disputes">
            vilkårene
          </To>
          .
        </p>
      ),
    },
  ],
};
