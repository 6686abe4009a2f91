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
          Er noen borte i dag, trykker du på eleven. Pulten beholdes, og i morgen er alt som før.
        </Step>
        <Step>
          <Ui>{t('CorrectMap.open')}</Ui> lar deg flytte elever på kartet uten å lage et nytt. Slik
          kartet var før, ligger under de tidligere utgavene. Under kartet kan du også gi det et
          navn og åpne betingelsene det ble laget med. De er ikke med på utskriften.
        </Step>
        <Step>
          Trykk på <Ui>{t('Map.allMaps')}</Ui> for å finne eldre kart. Der kan du sammenligne to av
          dem, se hvem som har sittet sammen, ta et i bruk igjen med{' '}
          <Ui>{t('MapHistory.activate')}</Ui>, eller slette et med <Ui>{t('MapHistory.delete')}</Ui>
          . Angrer du, kan du hente det tilbake.
        </Step>
      </Steps>
      <Tip title="Vikar i dag?">
        <p>
          Lærere på samme skole finner hverandres klasser under <Ui>{t('Home.colleagues')}</Ui>. Er
          de mange, søker du i feltet <Ui>{t('Home.search')}</Ui>. De kan åpne kartet, laste det ned
          og skrive det ut. Bare den som eier klassen, og de den er delt med, kan endre den.
        </p>
        <p>
          Har vikaren ingen konto, trykker du på <Ui>{t('Sharing.open')}</Ui> på kartet eller
          klassen. Vikaren får en lenke eller en QR-kode og ser rommet, fornavnene og hvem som er
          borte i dag, ikke betingelsene. Den virker ut dagen hvis du ikke velger noe annet. Under{' '}
          <Ui>{t('Home.substitute')}</Ui> lager du en liste med flere klasser og avslutter lenkene.
        </p>
      </Tip>
    </Chapter>
  );
}
