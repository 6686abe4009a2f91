import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

const conditionTypes = [
  'together',
  'apart',
  'distance',
  'alone',
  'front',
  'back',
  'place',
  'fixed',
] as const;

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
              alt="Vanlige måter å sette pultene på, der To og to er valgt, og under dem en forhåndsvisning med 24 plasser."
            />
          }
        >
          Velg hvordan pultene står. Forhåndsvisningen viser rommet, med tavla øverst. Skal det være
          flere plasser enn elever, endrer du <Ui>{t('RoomStep.seats')}</Ui>. Rom du har tegnet selv
          under <Ui>{t('Home.rooms')}</Ui>, ligger her også.
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
      <p className="mt-4 leading-relaxed">Det finnes seks slags betingelser:</p>
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
          Trykk på elevene, og så på det som gjelder dem, for eksempel{' '}
          <Ui>{t('Conditions.type.together')}</Ui> eller <Ui>{t('Conditions.type.apart')}</Ui>. De
          to trenger minst to elever. Under <Ui>{t('Conditions.more.fixed')}</Ui> velger du plassen
          til én elev i rommet.
        </Step>
        <Step>
          Det går også å skrive: «Ada + Bo» setter dem sammen, «Ada / Bo» hver for seg, og «Ada
          foran» setter Ada foran. Eller dra en elev bort på en annen.
        </Step>
        <Step
          picture={
            <Picture
              name="conditions"
              alt="Ada og Emma er valgt, med knapper for det som gjelder dem. Under står fire betingelser, blant dem at Jonas, Noah og Oskar sitter hver for seg."
            />
          }
        >
          Betingelsene samler seg i en liste og følger klassen til neste kart. Ta bort haken for å
          slå av en av dem bare for dette kartet. Ved siden av kan du gi den en siste dag, eller
          gjøre den til et ønske som kan vike når ikke alt går. Krysset fjerner den.
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
          Ikke fornøyd? Trykk på <Ui>{t('Result.again')}</Ui>. De siste forslagene blir liggende
          under kartet, så du kan sammenligne dem og gå tilbake.
        </Step>
        <Step>
          Dra en elev til en annen pult for å flytte eller bytte plass. På telefon holder du
          fingeren på eleven først, og med tastaturet løfter du med mellomrom og flytter med
          piltastene. Underveis viser pultene om noe brytes. <Ui>{t('Workbench.action.undo')}</Ui>{' '}
          tar tilbake steg for steg, så langt du vil.
        </Step>
        <Step>
          Trykk på en elev for å gjøre mer, for eksempel <Ui>{t('Workbench.action.lock')}</Ui>:
          Låste elever blir sittende når du lager et nytt forslag. Brytes en betingelse, merkes den
          ved pultene, og <Ui>{t('MapSuggestions.fixRest')}</Ui> flytter så få av de andre som
          mulig. <Ui>{t('MapQuestions.ask')}</Ui> forklarer plassen og svarer på hva som skjer om
          eleven sitter et annet sted.
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
          <Ui>{t('Conflict.drop')}</Ui> ved den som betyr minst, eller gå tilbake og endre. Den er
          på igjen neste gang.
        </p>
        <Picture
          name="conflict"
          alt="Beskjed om at to betingelser ikke lar seg kombinere: Jonas, Noah og Oskar hver for seg, og Jonas og Noah sammen. Begge har knappen Slå av og prøv igjen."
        />
      </Tip>
    </Chapter>
  );
}
