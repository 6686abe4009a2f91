import type { MailWords } from './mail-words';

export function setOffFacts(totalOre: number, setOffOre: number, words: MailWords) {
  if (setOffOre <= 0) return [];
  return [
    { label: words.t('facts.gross'), value: words.amount(totalOre) },
    { label: words.t('facts.setOff'), value: words.amount(-setOffOre) },
  ];
}

export function toPayFacts(totalOre: number, setOffOre: number, words: MailWords) {
  const facts = setOffFacts(totalOre, setOffOre, words);
  const left = { label: words.t('facts.amount'), value: words.amount(totalOre - setOffOre) };
  return facts.length > 0 ? [...facts, left] : [];
}
