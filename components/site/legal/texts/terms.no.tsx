import type { LegalText } from '../legal-text';
import { companyName, To } from '../text-parts';

export const termsNo: LegalText = {
  title: 'Vilkår for bruk',
  description:
    'Avtalen mellom deg eller skolen din og oss: hvem som kan bruke tjenesten, priser, prøveperiode, oppsigelse, ansvar og tvister.',
  summary: [
    'Du må være minst 18 år og registrere deg for å bruke tjenesten.',
    'Det du legger inn, er bare synlig for brukere ved samme skole, og gjennom lenker til vikarer.',
    'Oppsigelse gjelder fra slutten av perioden som er betalt. Kjøp refunderes ikke, men lovfestet angrerett gjelder.',
    'Norsk rett gjelder, og uenighet skal først søkes løst ved å snakke sammen.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Avtalen',
      body: (
        <>
          <p>
            Disse vilkårene er en avtale mellom {companyName} («vi») og deg som bruker tjenesten. De
            gjelder også for skolen når den har abonnement. Du godtar dem når du registrerer deg
            eller kjøper et abonnement.
          </p>
          <p>
            Sammen med vilkårene gjelder <To page="acceptableuse">reglene for akseptabel bruk</To>,{' '}
            <To page="eula">lisensavtalen</To>, <To page="return">reglene om refusjon</To> og{' '}
            <To page="disclaimer">ansvarsfraskrivelsen</To>. Er de uenige, går vilkårene her foran.
            Hvordan vi behandler personopplysninger, står i{' '}
            <To page="privacy">personvernerklæringen</To>.
          </p>
        </>
      ),
    },
    {
      id: 'users',
      heading: 'Hvem som kan bruke tjenesten',
      body: (
        <>
          <p>
            Du må være <strong>minst 18 år</strong> og registrere deg med en egen konto. Tjenesten
            er laget for lærere og andre ansatte i skolen. Elever skal ikke ha konto.
          </p>
          <p>
            Kjøper du på vegne av en skole, bekrefter du at du har fullmakt til det. Da er skolen
            avtalepart og ansvarlig for bruken til sine lærere.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      heading: 'Konto, roller og lisenskode',
      body: (
        <>
          <p>
            Oppgi riktig navn og en e-postadresse du har tilgang til. Kontoen er personlig. Hold
            passordet for deg selv, og si fra til oss hvis du tror at andre har brukt kontoen.
          </p>
          <p>
            Skolens leder eller den som får oppgaven, registrerer skolen og blir administrator.
            Administratoren er også lærer, kan kjøpe abonnement for skolen og ser lisenskoden som
            lærere bruker for å bli med. Koden skal bare deles med skolens egne ansatte. Lages det
            en ny kode, slutter den gamle å virke. Lærere som alt er registrert, beholder tilgangen.
          </p>
        </>
      ),
    },
    {
      id: 'service',
      heading: 'Tjenesten',
      body: (
        <>
          <p>
            Læreren registrerer en klasse med elevenes fornavn, velger hvordan pultene står, setter
            betingelser og får et forslag til klassekart. Kartet kan lagres, skrives ut og
            eksporteres. Alle abonnementer gir ubegrenset antall klasser og kart ved vanlig bruk.
            For at ingen skal kunne fylle tjenesten, kan en lærer ha inntil 500 klasser og 200 rom,
            en skole 20&nbsp;000 klasser og en klasse 1000 klassekart. Nærmer du deg en grense, kan
            du slette det du ikke bruker lenger.
          </p>
          <p>
            Skoleabonnementene gjelder for et bestemt antall lærere: 20, 35 eller 50. En skole kan
            ikke registrere flere lærere enn abonnementet har plass til, heller ikke når den
            bestiller. Abonnement for lærer er for den som ikke hører til en skole i tjenesten. Vi
            bytter ikke mellom abonnement for lærer og abonnement for skole midt i en periode.
          </p>
          <p>
            Vi kan forbedre og endre tjenesten, men tar ikke bort noe vesentlig i en periode som er
            betalt, uten at lov, sikkerhet eller forhold utenfor vår kontroll krever det.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      heading: 'Det du legger inn',
      body: (
        <>
          <p>
            Klasser, klasserom, betingelser og klassekart («bidrag») tilhører deg eller skolen din.
            Vi får bare rett til å lagre, behandle og vise dem så langt tjenesten trenger det.
          </p>
          <p>
            Bidrag er <strong>bare synlige for brukere ved samme skole</strong>. Klassekart du
            lagrer, kan ses av alle lærere ved skolen. De kan også vises for en vikar, med en lenke
            som en lærer lager og som virker en begrenset tid. Du er selv ansvarlig for det du
            legger inn, og skal bare bruke elevenes fornavn.
          </p>
        </>
      ),
    },
    {
      id: 'data-processing',
      heading: 'Databehandling på vegne av skolen',
      body: (
        <>
          <p>
            Skolen er behandlingsansvarlig for elevopplysningene, og vi er databehandler (GDPR
            artikkel 28). Behandlingen varer så lenge avtalen gjelder og opplysningene er lagret.
            Formålet er å lage, lagre, vise og eksportere klassekart. Det gjelder elevenes fornavn,
            klasse, plassering og betingelser. Vi forplikter oss til å:
          </p>
          <ul>
            <li>
              behandle opplysningene bare etter skolens dokumenterte instruks, som er denne avtalen
              og det skolens brukere gjør i tjenesten
            </li>
            <li>sørge for at alle som får tilgang hos oss, har taushetsplikt</li>
            <li>sikre opplysningene slik GDPR artikkel 32 krever</li>
            <li>
              bruke underleverandører bare med samme plikter som våre egne, svare for dem og varsle
              skolen før vi bytter eller får nye, slik at den kan protestere
            </li>
            <li>lagre elevopplysninger på servere i Tyskland</li>
            <li>
              hjelpe skolen med å svare elever og foresatte, og med sikkerhet, varsling og vurdering
              av personvernkonsekvenser
            </li>
            <li>varsle skolen uten ugrunnet opphold ved brudd på sikkerheten</li>
            <li>
              slette eller utlevere opplysningene når avtalen er over, etter det skolen velger
            </li>
            <li>
              gi skolen det den trenger for å kontrollere at vi følger reglene, og medvirke til
              revisjon
            </li>
          </ul>
          <p>
            Mener vi at en instruks strider mot loven, sier vi fra. Har skolen og vi undertegnet en
            egen databehandleravtale, går den foran dette punktet.
          </p>
        </>
      ),
    },
    {
      id: 'trial',
      heading: 'Prøveperiode',
      body: (
        <>
          <p>
            En <strong>skole</strong> kan prøve tjenesten i 90 dager fra administratoren registrerer
            seg, uten å binde seg. Går skolen videre, betaler den fra registreringen; ellers koster
            det ingenting. En <strong>lærer</strong> uten skole kan prøve den gratis i 30 dager. En
            lærer som blir med i en skole, får skolens prøveperiode, eller beholder sin egen hvis
            den varer lenger. Oppretter en lærer en skole senere, regnes de 90 dagene fra læreren
            selv registrerte seg, og en prøveperiode som er over, gir ingen ny. Forlater en lærer
            skolen, gjelder det som er igjen av lærerens egne 30 dager.
          </p>
          <p>
            En uke før prøveperioden er over, spør vi på e-post om du vil fortsette. Prøveperioden
            går ikke over i et betalt abonnement av seg selv.
          </p>
          <p>
            <strong>Tidligere tilbud, som tok slutt 31. desember 2023:</strong> Nye brukere fikk
            gratis prøveperiode ut hele året 2023. Tilbudet gjaldt bare dem som registrerte seg i
            2023. For alle som registrerer seg nå, gjelder prøveperiodene ovenfor.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      heading: 'Priser og betaling',
      body: (
        <>
          <p>
            Alle betalinger er i <strong>norske kroner</strong>. Prisen er den som står på siden for
            abonnementet når du bestiller. Prisen for lærer er med merverdiavgift. Til prisene for
            skoler kommer 25 prosent merverdiavgift på fakturaen. Siden for hvert abonnement
            opplyser hva som gjelder.
          </p>
          <p>
            Abonnement for lærer betales med kort. Abonnement for skole betales mot faktura, som EHF
            eller på e-post. Bare skolens administrator kan bestille for skolen. Fakturaen sendes
            senest en uke før perioden tar slutt.
          </p>
          <p>
            Blir et krav ikke betalt til tross for påminnelse, kan vi stanse muligheten til å lage
            nye klasser og lagre nye kart til det er betalt.
          </p>
        </>
      ),
    },
    {
      id: 'term',
      heading: 'Varighet, fornyelse og oppsigelse',
      body: (
        <>
          <p>
            Et abonnement som kjøpes på prissidene, gjelder for <strong>ett år</strong> om gangen.
          </p>
          <p>
            En skole som fortsetter etter prøveperioden ved å svare ja på påminnelsen, kan i stedet
            velge perioder på <strong>seks måneder</strong> til halv årspris. Den første perioden
            regnes fra registreringen. De tre første månedene, som er prøveperioden, betales altså
            bare hvis skolen fortsetter. Velger skolen ett år, regnes det fra prøveperioden er over.
          </p>
          <p>
            Abonnementet <strong>fornyes</strong> for en ny periode av samme lengde hvis det ikke er
            sagt opp før perioden er ute. Du kan si opp når som helst under «Abonnement og betaling»
            i appen; for en skole gjør en administrator det. Oppsigelsen{' '}
            <strong>gjelder fra slutten av perioden som er betalt</strong>. Til da kan du bruke
            tjenesten som før.
          </p>
          <p>
            Uten aktivt abonnement kan du fortsatt se, skrive ut og eksportere det du har laget,
            mens det å lage klasser og lagre kart krever et abonnement.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      heading: 'Refusjon og angrerett',
      body: (
        <p>
          <strong>Kjøp refunderes ikke.</strong> Kjøper du som forbruker, har du likevel 14 dagers
          angrerett etter angrerettloven, og de rettighetene du har etter digitalytelsesloven ved
          feil. Ingenting i disse vilkårene begrenser rettigheter som loven ikke lar oss fravike,
          heller ikke en rett til å komme tidligere ut av avtalen. Les mer om{' '}
          <To page="return">refusjon og angrerett</To>.
        </p>
      ),
    },
    {
      id: 'availability',
      heading: 'Drift og feil',
      body: (
        <p>
          Vi legger vekt på at tjenesten skal være tilgjengelig, men kan ikke love at den alltid er
          det. Vi kan stanse den for vedlikehold eller av hensyn til sikkerheten. Si fra om feil, så
          retter vi dem så raskt vi med rimelighet kan. Ta vare på en utskrift eller en eksport av
          kart du er avhengig av.
        </p>
      ),
    },
    {
      id: 'closing',
      heading: 'Sletting og stenging av konto',
      body: (
        <>
          <p>
            Du kan <strong>slette kontoen i appen</strong>. Da fjernes innloggingen, lærerprofilen
            og dine personlige klasser. Klasser ved en skole blir hos skolen med mindre du velger
            noe annet. Er du den eneste læreren der, legges skolen ned. Et abonnement som betales
            med kort, avsluttes samtidig. Er du skolens siste administrator, må du først overlate
            rollen til en annen. Å slette kontoen gir ikke rett til refusjon.
          </p>
          <p>
            Vi kan stenge en konto ved vesentlig brudd på avtalen. Vi varsler og gir deg mulighet
            til å rette opp først, med mindre det haster av hensyn til elever, andre brukere eller
            sikkerheten.
          </p>
        </>
      ),
    },
    {
      id: 'liability',
      heading: 'Ansvar',
      body: (
        <>
          <p>
            Vi er ikke ansvarlige for indirekte tap. Vårt samlede ansvar er begrenset til{' '}
            <strong>
              det laveste av beløpet du har betalt oss de siste seks månedene, og 3&nbsp;000 kroner
            </strong>
            .
          </p>
          <p>
            Begrensningen gjelder ikke når vi har handlet forsettlig eller grovt uaktsomt, ved
            personskade, eller når den strider mot lov som ikke kan fravikes ved avtale. Den
            innskrenker ikke forbrukeres lovfestede rettigheter og heller ikke retten til erstatning
            etter GDPR artikkel 82.
          </p>
        </>
      ),
    },
    {
      id: 'disputes',
      heading: 'Uenighet og tvister',
      body: (
        <>
          <p>
            Blir vi uenige, skal vi først prøve å løse saken ved uformelle forhandlinger i{' '}
            <strong>minst 30 dager</strong>, regnet fra den ene skriftlig har forklart den andre hva
            saken gjelder. Først deretter kan saken bringes inn for voldgift. Voldgiften følger den
            norske voldgiftsloven og holdes i Norge.
          </p>
          <p>
            <strong>Er du forbruker</strong>, er du ikke bundet av en voldgiftsavtale som er inngått
            før tvisten oppsto. Du kan alltid gå til de alminnelige domstolene. Forbrukerrådet gir
            gratis veiledning. Finner vi ikke en løsning, kan du klage til Forbrukertilsynet, som
            mekler, og saken kan siden bringes inn for Forbrukerklageutvalget. Forhandlingene
            avskjærer deg ikke fra dette.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      heading: 'Lovvalg',
      body: (
        <p>
          Avtalen følger <strong>norsk rett</strong>. Bor du som forbruker i et annet land, beholder
          du det vernet som ufravikelige regler der gir deg.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Endring av vilkårene',
      body: (
        <p>
          Vi kan endre vilkårene når tjenesten, loven eller driften krever det. Datoen øverst viser
          siste endring. Er en endring vesentlig, varsler vi i appen eller på e-post i rimelig tid
          før den gjelder. Godtar du ikke endringen, kan du si opp. Prisen for en periode som er
          betalt, endres ikke.
        </p>
      ),
    },
  ],
};
