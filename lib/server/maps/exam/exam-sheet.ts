import 'server-only';
import { createFormatter, createTranslator } from 'use-intl/core';
import type { ExamPaperKind, ExamPapers, ExamSeat } from '@/lib/contracts/maps/exam-papers';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { downloadName, type DownloadName } from '@/lib/drawing/maps/file-name';
import { cleanText } from '@/lib/drawing/typesetting/clean-text';

export interface SheetSeat {
  name: string;
  className: string;
  desk: number;
  deskText: string;
  variant: string;
  variantText: string;
  door: number | null;
}

export interface SheetSitting {
  label: string;
  time: string;
  details: string;
  seats: SheetSeat[];
}

export interface ExamSheet {
  kind: ExamPaperKind;
  locale: Locale;
  title: string;
  kindName: string;
  sittings: SheetSitting[];
  labels: Record<(typeof labels)[number], string>;
  doorText: (door: number) => string;
  pageOf: (page: number, pages: number) => string;
}

const labels = [
  'name',
  'className',
  'seat',
  'variant',
  'present',
  'handedIn',
  'signature',
  'invigilator',
  'invigilatorSignature',
] as const;

const toLetter = (variant: number) => String.fromCharCode(64 + variant);

export function toExamSheet({ lang, kind, title, day, place, sittings }: ExamPapers): ExamSheet {
  const locale = languageTags[lang];
  const t = createTranslator({ locale, messages: messages[lang], namespace: 'ExamPapers' });
  const format = createFormatter({ locale, timeZone: 'UTC' });
  const dayText = day && format.dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'full' });
  const toSeat = ({ name, className, desk, variant, door }: ExamSeat): SheetSeat => {
    const letter = variant === null ? '' : toLetter(variant);
    return {
      name: cleanText(name),
      className: cleanText(className),
      desk,
      deskText: t('seatNumber', { number: desk }),
      variant: letter,
      variantText: letter && t('variantLetter', { letter }),
      door,
    };
  };
  return {
    kind,
    locale: lang,
    title: cleanText(title),
    kindName: t(`title.${kind}`),
    sittings: sittings.map(({ time, seats }, index) => {
      const timeText = time === null ? '' : t('time', { time });
      const when = dayText && time ? t('dayTime', { day: dayText, time }) : dayText || timeText;
      return {
        label: sittings.length > 1 ? t('sitting', { number: index + 1 }) : '',
        time: timeText,
        details: [cleanText(place), when].filter(Boolean).join(' · '),
        seats: seats.map(toSeat).sort((a, b) => a.desk - b.desk),
      };
    }),
    labels: Object.fromEntries(labels.map((label) => [label, t(label)])) as ExamSheet['labels'],
    doorText: (door) => t('door', { number: door }),
    pageOf: (page, pages) => t('page', { page, pages }),
  };
}

export function examFileName({ lang, kind, title, day }: ExamPapers): DownloadName {
  const words = { locale: languageTags[lang], messages: messages[lang] };
  const t = createTranslator({ ...words, namespace: 'ExamPapers.fileName' });
  return downloadName({ kind: t(kind), title, date: day ?? '', extension: 'pdf' });
}
