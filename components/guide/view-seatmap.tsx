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
              alt="Kartet til 8B med alle elevene på plassene sine og knappene for å laste ned, skrive ut og vise på storskjerm."
            />
          }
        >
          Velg <Ui>{t('Download.pdf')}</Ui> for en fil som er klar til å henge opp. Pilen ved siden
          av åpner flere valg: <Ui>{t('Download.print')}</Ui>, <Ui>{t('Download.excel')}</Ui> og{' '}
          <Ui>{t('Download.copy')}</Ui>, A4 eller A3, og om rommet er sett fra kateteret eller fra
          elevenes side. Kartet får plass på ett ark.
        </Step>
        <Step>
          <Ui>{t('BigScreen.open')}</Ui> viser bare pultene og navnene, så store som skjermen
          tillater. Trykk på <Ui>{t('BigScreen.begin')}</Ui> hvis klassen skal få se plassene litt
          etter litt.
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
