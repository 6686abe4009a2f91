import { Chapter, Lead, Step, Steps, Tip, Ui } from './parts';
import { Picture } from './picture';
import { appWords } from './words';

export async function ViewSeatmap() {
  const t = await appWords();
  return (
    <Chapter id="view-seatmap">
      <Lead>Det aktive kartet er aldri mer enn ett trykk unna.</Lead>
      <Steps>
        <Step>
          Trykk på <Ui>{t('Home.openMapShort')}</Ui> på kortet til klassen.
        </Step>
        <Step
          picture={
            <Picture
              name="map"
              alt="Kartet til 8B med alle elevene på plassene sine og knappene PDF, Excel og Skriv ut."
            />
          }
        >
          Velg <Ui>{t('Map.pdf')}</Ui> for en fil som er klar til å henge opp,{' '}
          <Ui>{t('Map.excel')}</Ui> for å arbeide videre i et regneark, eller{' '}
          <Ui>{t('Map.print')}</Ui> for å skrive ut med én gang. Kartet får plass på ett ark.
        </Step>
        <Step>
          Under kartet kan du åpne betingelsene det ble laget med. Bare du ser dem, og de er ikke
          med på utskriften.
        </Step>
        <Step>
          Eldre kart ligger på klassens egen side, under <Ui>{t('MapList.title')}</Ui>. Åpne et av
          dem og trykk på <Ui>{t('Map.activate')}</Ui> hvis du vil ta det i bruk igjen, eller{' '}
          <Ui>{t('Map.delete')}</Ui> hvis du ikke trenger det.
        </Step>
      </Steps>
      <Tip title="Vikar i dag?">
        <p>
          Lærere på samme skole finner hverandres klasser under <Ui>{t('Home.colleagues')}</Ui>. De
          kan åpne kartet, laste det ned og skrive det ut. Bare den som eier klassen, kan endre den.
        </p>
      </Tip>
    </Chapter>
  );
}
