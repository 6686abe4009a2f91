import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

const conditionTypes = ['together', 'apart', 'front', 'back', 'fixed'] as const;

export async function CreateSeatmap() {
  const t = await appWords();
  return (
    <Chapter id="create-seatmap">
      <Lead>
        Kartet blir til i tre steg: rom, betingelser og forslag. Du kan gå fram og tilbake mellom
        dem så mye du vil.
      </Lead>
      <h3 className="mt-10 text-2xl font-bold">Steg 1: Velg rom</h3>
      <Steps>
        <Step>
          Trykk på <Ui>{t('Home.makeMap')}</Ui> på kortet til klassen. Har klassen ikke noe kart
          ennå, heter knappen <Ui>{t('Home.firstMap')}</Ui>.
        </Step>
        <Step
          picture={
            <Picture
              name="room"
              alt="Seks måter å sette pultene på, der To og to er valgt, og under dem en forhåndsvisning med 24 plasser."
            />
          }
        >
          Velg hvordan pultene står. Forhåndsvisningen viser rommet, med tavla øverst. Skal det være
          flere plasser enn elever, endrer du <Ui>{t('RoomStep.seats')}</Ui>.
        </Step>
        <Step>
          Er noen borte i dag, krysser du av for dem under{' '}
          <Ui>{t('Absent.title', { count: 0 })}</Ui>. De får ingen plass på dette kartet, men er med
          igjen neste gang.
        </Step>
        <Step>
          Trykk på <Ui>{t('Maker.toConditions')}</Ui>.
        </Step>
      </Steps>

      <h3 className="mt-12 text-2xl font-bold">Steg 2: Si hvem som bør sitte hvor</h3>
      <p className="mt-4 leading-relaxed">Det finnes fem slags betingelser:</p>
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        {conditionTypes.map((type) => (
          <div key={type} className="rounded-desk bg-birch px-4 py-3">
            <dt className="font-bold">{t(`Conditions.type.${type}`)}</dt>
            <dd className="leading-snug">{t(`Conditions.explain.${type}`)}</dd>
          </div>
        ))}
      </dl>
      <Steps>
        <Step>
          Velg en betingelse, trykk på elevene den gjelder for, og trykk på{' '}
          <Ui>{t('Conditions.add')}</Ui>. <Ui>{t('Conditions.type.together')}</Ui> og{' '}
          <Ui>{t('Conditions.type.apart')}</Ui> trenger minst to elever. For{' '}
          <Ui>{t('Conditions.type.fixed')}</Ui> velger du én elev og så plassen i rommet.
        </Step>
        <Step
          picture={
            <Picture
              name="conditions"
              alt="Ada og Emma er valgt for betingelsen Sammen. Under står fire betingelser, blant dem at Jonas, Noah og Oskar sitter hver for seg."
            />
          }
        >
          Betingelsene samler seg i en liste. Krysset fjerner en betingelse. De er med neste gang
          også, så du slipper å skrive dem på nytt.
        </Step>
        <Step>
          Trykk på <Ui>{t('Maker.generate')}</Ui>.
        </Step>
      </Steps>

      <h3 className="mt-12 text-2xl font-bold">Steg 3: Se på forslaget</h3>
      <Steps>
        <Step
          picture={
            <Picture
              name="suggestion"
              alt="Forslaget: 24 elever to og to, med knappene Lag nytt forslag og Lagre og gå hjem. Alle fire betingelser er oppfylt."
            />
          }
        >
          Forslaget oppfyller alle betingelsene. Har klassen hatt kart før, står det også hvor mange
          par som har sittet sammen tidligere. Appen gjør det tallet så lite som mulig.
        </Step>
        <Step>
          Ikke fornøyd? Trykk på <Ui>{t('Result.again')}</Ui>. Trykk på en elev først om du vil låse
          plassen: Låste elever blir sittende.
        </Step>
        <Step
          picture={
            <Picture
              name="home"
              alt="Siden Klassene dine etter lagring: kortet til 8B har et aktivt kart og knappene Nytt kart og Rediger."
            />
          }
        >
          Trykk på <Ui>{t('Result.save')}</Ui>. Kartet blir klassens aktive kart. Hører du til en
          skole, kan de andre lærerne der også se det.
        </Step>
      </Steps>
      <Tip title="Når betingelsene ikke går opp">
        <p>
          Lar noen av betingelsene seg ikke kombinere, får du vite hvilke. Trykk på{' '}
          <Ui>{t('Conflict.drop')}</Ui> ved den som betyr minst, eller gå tilbake og endre.
        </p>
        <Picture
          name="conflict"
          alt="Beskjed om at to betingelser ikke lar seg kombinere: Jonas, Noah og Oskar hver for seg, og Jonas og Noah sammen. Begge har knappen Fjern og prøv igjen."
        />
      </Tip>
    </Chapter>
  );
}
