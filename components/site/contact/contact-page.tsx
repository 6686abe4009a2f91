import { Mail, MapPin } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactMessageMaxLength, contactNameMaxLength } from '@/lib/contracts/site/contact';
import { emailMaxLength } from '@/lib/contracts/addresses';
import { publicEnv } from '@/lib/env/public';
import { ContactForm } from './contact-form';

const { address, email, name: company } = publicEnv().company;

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="rounded-desk bg-green-tint text-green grid size-11 shrink-0 place-items-center">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="font-bold">{title}</h2>
        <div className="mt-0.5">{children}</div>
      </div>
    </div>
  );
}

export function ContactPage() {
  const t = useTranslations('Contact');
  const longest = {
    name: contactNameMaxLength,
    email: emailMaxLength,
    message: contactMessageMaxLength,
  };
  const texts = {
    labels: { name: t('name'), email: t('email'), message: t('message') },
    emailHint: t('emailHint'),
    messageHint: t('messageHint'),
    send: t('send'),
    sending: t('sending'),
    needsScripts: t('needsScripts', { email }),
    sent: t('sent'),
    another: t('another'),
    missing: {
      name: t('missing.name'),
      email: t('missing.email'),
      message: t('missing.message'),
    },
    wrong: {
      name: t('wrong.name', { most: longest.name }),
      email: t('wrong.email'),
      message: t('wrong.message', { most: longest.message }),
    },
    failures: {
      offline: t('failures.offline'),
      tooMany: t('failures.tooMany', { email }),
      failed: t('failures.failed', { email }),
    },
  };
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-x-14 gap-y-10 px-4 py-10 sm:px-6 lg:grid-cols-[2fr_3fr] lg:py-16">
      <div>
        <h1 className="text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
        <p className="text-ink-soft mt-4 text-lg">{t('text')}</p>
        <div className="mt-8 grid gap-6">
          <Way icon={<Mail aria-hidden className="size-5" />} title={t('mail')}>
            <a
              href={t('mailAddress', { email })}
              className="hover:text-green underline underline-offset-4"
            >
              {email}
            </a>
          </Way>
          {address && (
            <Way icon={<MapPin aria-hidden className="size-5" />} title={t('post')}>
              {t('postalAddress', { company, address })}
            </Way>
          )}
        </div>
      </div>
      <section
        aria-labelledby="write"
        className="border-line bg-surface shadow-card rounded-3xl border p-6 sm:p-8"
      >
        <h2 id="write" className="mb-5 text-2xl font-bold">
          {t('formTitle')}
        </h2>
        <ContactForm texts={texts} longest={longest} />
      </section>
    </div>
  );
}
