import { thirdPartyNames } from '../third-parties';
import type { LegalText } from '../legal-text';
import { companyName, CompanyFacts, To } from '../text-parts';

const others = thirdPartyNames('og');

export const privacyNo: LegalText = {
  title: 'Personvernerklæring',
  description:
    'Hvilke personopplysninger vi behandler om lærere og elever, hvorfor, hvor de lagres, hvem som ser dem, og hvilke rettigheter du har.',
  summary: [
    'Om elever lagrer vi fornavn, klasse, plass på kartene og betingelser, på vegne av skolen.',
    'Det du legger inn, er bare synlig for brukere ved samme skole, og gjennom lenker til vikarer.',
    'Klasser, elevnavn og klassekart lagres på servere i Tyskland.',
    'Vi viser ikke reklame, selger ikke opplysninger og sporer ingen.',
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Hvem vi er',
      body: (
        <>
          <p>
            {companyName} («vi») leverer en nettjeneste der lærere lager klassekart. Denne
            erklæringen forklarer hvilke personopplysninger vi behandler, hvorfor vi gjør det, hvor
            lenge vi beholder dem, og hvilke rettigheter du har. Den gjelder både nettstedet og
            appen.
          </p>
          <p>
            Vi følger personopplysningsloven og EUs personvernforordning (GDPR). Har du spørsmål om
            personvern, skriver du til oss:
          </p>
          <CompanyFacts number="Organisasjonsnummer" email="E-post" />
        </>
      ),
    },
    {
      id: 'roles',
      heading: 'Hva vi har ansvar for, og hva skolen har ansvar for',
      body: (
        <>
          <p>
            Vi er <strong>behandlingsansvarlig</strong> for opplysninger om lærere som har konto hos
            oss, og om dem som kjøper abonnement eller skriver til oss. Det betyr at vi bestemmer
            formålet med behandlingen og svarer for den.
          </p>
          <p>
            Skolen er behandlingsansvarlig for opplysningene om elevene. For offentlige skoler er
            det vanligvis kommunen eller fylkeskommunen som skoleeier. Vi er{' '}
            <strong>databehandler</strong>: Vi behandler elevopplysninger bare på vegne av skolen og
            etter dens instruks, slik GDPR artikkel 28 krever. Reglene for dette står i{' '}
            <To page="terms" section="data-processing">
              vilkårene
            </To>
            .
          </p>
          <p>
            Bruker du tjenesten uten at skolen din har avtale med oss, er elevopplysningene fortsatt
            skolens ansvar. Avklar derfor bruken med skoleledelsen før du legger inn elevnavn.
          </p>
        </>
      ),
    },
    {
      id: 'teachers',
      heading: 'Opplysninger om lærere',
      body: (
        <>
          <p>Om deg som har konto, behandler vi:</p>
          <ul>
            <li>navnet ditt, slik kollegene ser det</li>
            <li>e-postadressen din</li>
            <li>hvilken skole du hører til, og om du er lærer eller administrator</li>
            <li>
              når kontoen ble opprettet, når du sist logget inn, når prøveperioden tar slutt, og
              hvilket abonnement du har
            </li>
            <li>hvilken utgave av vilkårene du har godtatt, og når</li>
            <li>
              hvor du er logget inn: nettleser og system, som «Chrome, Windows», når du logget inn
              der, og når det sist ble brukt; det slettes når du logger ut, og ellers kort tid etter
              at de 14 dagene er gått
            </li>
            <li>hvilke klasser du så på sist, slik at de står først</li>
            <li>klassene, klasserommene, betingelsene og klassekartene du lager</li>
          </ul>
          <p>
            E-postadressen brukes bare til det kontoen trenger: til innlogging, til å sende deg en
            lenke når du vil ha nytt passord eller skal bekrefte adressen, og til beskjeder om
            prøveperioden, abonnementet og vesentlige endringer i vilkårene eller denne erklæringen.
            Vi sender ikke reklame, og vi gir ikke adressen videre til andres markedsføring.
          </p>
          <p>
            Passordet går rett fra nettleseren din til innloggingstjenesten. Vi ser det aldri og
            lagrer det ikke.
          </p>
          <p>
            Kjøper du abonnement for lærer, betaler du med kort hos Stripe. Kortnummeret kommer
            aldri til oss. Kjøper skolen abonnement, registrerer vi organisasjonsnummer, om
            fakturaen skal sendes som EHF eller på e-post, kundereferanse og e-postadresse for
            faktura.
          </p>
          <p>Skriver du til oss, behandler vi det du skriver, for å kunne svare deg.</p>
        </>
      ),
    },
    {
      id: 'pupils',
      heading: 'Opplysninger om elever',
      body: (
        <>
          <p>
            Elever skal stå med <strong>bare fornavn</strong>. De har ikke konto og logger ikke inn.
            Om hver elev lagrer vi:
          </p>
          <ul>
            <li>fornavnet, med en bokstav i tillegg når to heter det samme, som «Emma K»</li>
            <li>hvilken klasse eleven går i</li>
            <li>hvor eleven sitter på klassekartene</li>
            <li>
              betingelsene læreren setter, for eksempel at to elever skal sitte hver for seg, eller
              at en elev skal sitte foran
            </li>
            <li>hvilke dager en lærer har merket eleven som borte</li>
          </ul>
          <p>
            En gjest kan settes på et klassekart, for eksempel en elev fra en annen klasse. Om
            gjester lagrer vi bare fornavnet og plassen.
          </p>
          <p>
            Det finnes ikke noe felt for hvorfor en betingelse er satt. Etternavn, fødselsnummer,
            kontaktopplysninger, bilder og opplysninger om helse, diagnoser eller atferd skal ikke
            legges inn. Ser noe ut som et fullt navn, et nummer eller en e-postadresse, får læreren
            en advarsel.
          </p>
          <p>
            Klassekartet regnes ut i lærerens egen nettleser. Det er et forslag som læreren selv
            avgjør om skal brukes. Tjenesten tar ingen automatiserte avgjørelser med rettsvirkning
            for elevene, og den lager ingen profiler av dem.
          </p>
        </>
      ),
    },
    {
      id: 'visitors',
      heading: 'Besøk på nettstedet',
      body: (
        <>
          <p>
            Du kan lese nettstedet uten å oppgi noe om deg selv. Vi bruker verken analyseverktøy
            eller annonsenettverk. Hva som lagres i nettleseren din, står i oversikten over{' '}
            <To page="cookies">informasjonskapsler</To>.
          </p>
          <p>
            Serverne må behandle nettverksadressen (IP-adressen) din for å kunne sende deg siden.
            For å stanse misbruk teller vi blant annet forsøk på å logge inn, få nytt passord og
            bruke lisenskoder. Nettverksadressen, eller e-postadressen som noen ber om nytt passord
            for, lagres da bare som en kontrollkode (hash) laget med en hemmelig nøkkel. Tellingen
            varer i høyst en time og slettes deretter fortløpende. Driftsloggene våre inneholder
            verken navn, nettverksadresser eller e-postadresser.
          </p>
          {others && (
            <p>
              Innhold fra {others} hentes først når du klikker på det. Selskapet får da
              nettverksadressen din og behandler den etter sine egne vilkår.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'legal-basis',
      heading: 'Formål og rettslig grunnlag',
      body: (
        <ul>
          <li>
            <strong>Konto og tjeneste:</strong> nødvendig for å oppfylle avtalen med deg (GDPR
            artikkel 6 nr. 1 bokstav b). Har skolen avtalen, bygger vi på vår berettigede interesse
            i å levere det skolen har bestilt (bokstav f).
          </li>
          <li>
            <strong>Betaling og faktura:</strong> nødvendig for avtalen (bokstav b), og for å følge
            bokføringsloven (bokstav c).
          </li>
          <li>
            <strong>Sikkerhet og vern mot misbruk:</strong> vår berettigede interesse i en trygg
            tjeneste (bokstav f).
          </li>
          <li>
            <strong>Svar på henvendelser:</strong> vår berettigede interesse i å hjelpe dem som
            skriver til oss (bokstav f).
          </li>
          {others && (
            <li>
              <strong>Innhold fra {others}:</strong> ditt samtykke, som du gir ved å klikke (bokstav
              a). Lar du være å klikke, hentes ingenting.
            </li>
          )}
          <li>
            <strong>Elevopplysninger:</strong> skolens grunnlag, som skolen selv må ha på plass. For
            offentlige skoler er det normalt en oppgave i allmennhetens interesse (bokstav e).
          </li>
        </ul>
      ),
    },
    {
      id: 'visibility',
      heading: 'Hvem som ser hva',
      body: (
        <>
          <p>
            Klasser og klassekart er bare synlige for brukere ved samme skole. Kolleger kan se dem
            og søke i dem, slik at for eksempel en vikar vet hvem som sitter hvor. Hører du ikke til
            noen skole, er det bare du som ser dem, til du flytter dem til en. Elever og foresatte
            har ikke tilgang.
          </p>
          <p>
            Unntaket er en <strong>lenke til en vikar</strong>, laget av en lærer som kan se
            klassen. Uten konto viser den rommet, hvem som sitter hvor med fornavn, og hvem som er
            borte i dag; aldri betingelser, tidligere kart eller etternavn. Den virker ut dagen,
            eller i opptil 30 dager, og kan avsluttes når som helst. Læreren ser hvor mange ganger
            den er åpnet. Vi lagrer ingenting om den som åpner den.
          </p>
          <p>
            Lærere bruker en lisenskode for å bli med i skolen. En administrator kan lage en ny kode
            når som helst. Da slutter den gamle å virke, mens lærere som alt er registrert, beholder
            tilgangen.
          </p>
          <p>
            Kolleger på skolen ser navnet ditt og hvem som er administrator. Skolens administratorer
            ser også e-postadressen din, når du sist logget inn, hvor mange klasser du har, og en
            logg over hvem som ble med, forlot skolen, ble fjernet, endret noe ved den, delte en
            klasse med en lenke, lastet ned dataene sine eller slettet kontoen. Loggen nevner aldri
            elever.
          </p>
        </>
      ),
    },
    {
      id: 'providers',
      heading: 'Leverandører vi bruker',
      body: (
        <>
          <p>Vi deler opplysninger bare med dem som trenges for å levere tjenesten:</p>
          <ul>
            <li>
              <strong>Drift:</strong> servere og database i Tyskland, med alt som lagres i tjenesten
            </li>
            <li>
              <strong>Innlogging:</strong> Google Firebase Authentication, med lærerens
              e-postadresse, passord og tekniske opplysninger om innloggingen
            </li>
            <li>
              <strong>Kortbetaling:</strong> Stripe, med opplysninger om kjøperen og betalingen
            </li>
            <li>
              <strong>Faktura og e-post:</strong> aksesspunkt for EHF og leverandør av e-post, med
              det som står i fakturaen eller meldingen
            </li>
          </ul>
          <p>
            Leverandørene av innlogging, betaling, faktura og e-post får aldri elevnavn fra oss.
            Ellers utleverer vi opplysninger bare når loven pålegger oss det. Vi selger aldri
            personopplysninger.
          </p>
        </>
      ),
    },
    {
      id: 'storage',
      heading: 'Hvor opplysningene lagres',
      body: (
        <>
          <p>
            Klasser, elevnavn, klasserom, betingelser og klassekart lagres på europeiske servere, i{' '}
            <strong>Tyskland</strong>. Det samme gjelder opplysningene vi selv lagrer om lærere og
            skoler.
          </p>
          <p>
            Innlogging og kortbetaling leveres av selskaper som også kan behandle opplysninger
            utenfor EØS, blant annet i USA. Det gjelder lærerens innlogging og betaling, aldri
            elevnavn. Slik overføring skjer bare med et gyldig grunnlag etter GDPR kapittel V, som
            EUs standard personvernbestemmelser. Du kan skrive til oss og få vite mer om grunnlaget.
          </p>
        </>
      ),
    },
    {
      id: 'retention',
      heading: 'Hvor lenge vi beholder dem',
      body: (
        <>
          <ul>
            <li>
              <strong>Kontoen</strong> beholdes til du sletter den i appen. Da fjernes innloggingen,
              lærerprofilen og dine personlige klasser. Klasser ved en skole blir hos skolen, uten
              navnet ditt, med mindre du velger noe annet. Er du den eneste læreren der, slettes
              skolen med alt i den. Skolens siste administrator må først overlate rollen til en
              annen. Til slettingen er fullført også hos leverandørene av innlogging og betaling, og
              kort tid etter, beholder vi en teknisk id uten navn.
            </li>
            <li>
              <strong>Elever</strong> beholdes til læreren eller skolen sletter dem. Slettes en
              elev, forsvinner navnet overalt, også fra tidligere klassekart. Slettes en klasse,
              slettes elevene og kartene i den.
            </li>
            <li>
              <strong>Klassekart</strong> beholdes til du sletter dem, med opptil 50 tidligere
              utgaver av hvert og fornavnene på gjestene. Et slettet kart kan hentes tilbake i sju
              dager. Det fjernes for godt neste gang et kart i klassen lagres eller slettes etter
              det.
            </li>
            <li>
              <strong>Hvem som var borte</strong> en dag, beholdes i sju dager. Deretter slettes det
              fortløpende når nytt fravær merkes.
            </li>
            <li>
              <strong>Lenker til vikarer</strong> beholdes i 30 dager etter den siste dagen sin, og
              slettes deretter når nye lages. Adresser som en lisenskode eller en slik lenke sendes
              til, beholdes i 30 dager etter sendingen.
            </li>
            <li>
              <strong>Uten aktivt abonnement</strong> kan det som alt er laget, fortsatt ses,
              skrives ut og eksporteres, til dere sletter det. Skolen kan når som helst be oss
              slette alt.
            </li>
            <li>
              <strong>Fakturaer og regnskap</strong> beholdes i fem år etter regnskapsårets slutt,
              slik bokføringsloven krever.
            </li>
            <li>
              <strong>Skolens aktivitetslogg</strong> beholdes i to år. Eldre linjer slettes neste
              gang noe føres inn. Sletter du kontoen din, forsvinner navnet ditt fra den.
            </li>
            <li>
              <strong>At du er fjernet fra en skole</strong>, beholdes til en administrator slipper
              deg inn igjen, eller kontoen din eller skolen slettes.
            </li>
            <li>
              <strong>Henvendelser</strong> beholdes så lenge det trenges for å følge dem opp.
            </li>
          </ul>
          <p>
            Slettede opplysninger kan ligge i sikkerhetskopier en tid, til kopiene blir overskrevet.
            De brukes da ikke til noe annet enn gjenoppretting.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      heading: 'Slik sikrer vi opplysningene',
      body: (
        <>
          <p>
            Forbindelsen til tjenesten er kryptert. Innloggingen ligger i en informasjonskapsel som
            skript ikke kan lese. Serveren kontrollerer for hvert kall at du har rett til å se eller
            endre det du ber om, og forsøk på å gjette passord blir begrenset.
          </p>
          <p>
            Skulle det skje et brudd på sikkerheten som vi er behandlingsansvarlig for, melder vi
            det til Datatilsynet innen 72 timer når loven krever det, og varsler dem det gjelder
            hvis risikoen er høy. Gjelder bruddet elevopplysninger, varsler vi skolen uten ugrunnet
            opphold.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      heading: 'Rettighetene dine',
      body: (
        <>
          <p>Du har rett til å:</p>
          <ul>
            <li>
              få vite hvilke opplysninger vi har om deg, og få en kopi av dem; en fil med alt kan du
              laste ned fra kontosiden i appen
            </li>
            <li>få rettet opplysninger som er feil</li>
            <li>få slettet opplysninger; kontoen kan du slette selv i appen</li>
            <li>få behandlingen begrenset, for eksempel mens en feil blir avklart</li>
            <li>få opplysningene du selv har gitt oss, i et vanlig digitalt format</li>
            <li>protestere mot behandling som bygger på berettiget interesse</li>
            <li>trekke tilbake et samtykke, uten at det påvirker det som alt er gjort</li>
          </ul>
          <p>
            Skriv til oss, så svarer vi uten ugrunnet opphold og senest innen en måned. Vi kan be
            deg bekrefte hvem du er. Det koster ingenting.
          </p>
          <p>
            Er du elev eller foresatt, henvender du deg til skolen, som er behandlingsansvarlig. Vi
            hjelper skolen med å svare.
          </p>
        </>
      ),
    },
    {
      id: 'complaints',
      heading: 'Klage til Datatilsynet',
      body: (
        <p>
          Mener du at vi behandler personopplysninger i strid med reglene, vil vi gjerne høre det
          først, så vi kan rette opp. Du har uansett rett til å klage til Datatilsynet, som er
          tilsynsmyndighet i Norge. Hvordan du går fram, står på{' '}
          <a href="https://www.datatilsynet.no">datatilsynet.no</a>.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Endringer',
      body: (
        <p>
          Vi oppdaterer erklæringen når tjenesten eller reglene endres. Datoen øverst viser når det
          skjedde sist. Ved vesentlige endringer varsler vi dem som har konto, i appen eller på
          e-post før endringen gjelder.
        </p>
      ),
    },
  ],
};
