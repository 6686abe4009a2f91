'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { InvoiceFields } from '@/components/billing/order/invoice-fields';
import { OrderButton } from '@/components/billing/order/order-button';
import { toOrder } from '@/components/billing/order/order-schema';
import { useOrderForm } from '@/components/billing/order/use-order-draft';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { useAnswerTrial } from '@/lib/client/billing/trial';
import { orderDraftKey } from '@/lib/client/local/order-draft';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type {
  TrialAnswer,
  TrialOffer as Offer,
  TrialQuestion,
} from '@/lib/contracts/billing/trial';
import { TrialOffer } from './trial-offer';

type Answer = TrialAnswer['answer'];

function chosenInMail(): Answer | undefined {
  const { hash } = window.location;
  if (hash === '#yes') return 'yes';
  return hash === '#no' ? 'no' : undefined;
}

export function TrialForm({
  question,
  token,
  onAnswered,
}: {
  question: TrialQuestion;
  token: string;
  onAnswered: () => void;
}) {
  const t = useTranslations('TrialQuestion');
  const { date } = useBillingText();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(chosenInMail);
  const [term, setTerm] = useState(question.offers[0]!.term);
  const offer = question.offers.find((one) => one.term === term)!;
  const { mutateAsync, error, isPending } = useAnswerTrial(token);
  const answer = (body: TrialAnswer) =>
    mutateAsync(body).then(
      () => {
        onAnswered();
        return true;
      },
      () => false,
    );
  const isOther = error instanceof ApiError && error.code === 'changedMeanwhile';
  const problem = error && (
    <Notice tone="error">{isOther ? t('changed') : errorText(error)}</Notice>
  );
  return (
    <>
      <PageHeading
        title={t('title', { school: question.school })}
        documentTitle={t('pageTitle')}
        text={t('text', { date: date(question.ends) })}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <TrialOffer lookupKey={question.lookup_key} offer={offer} />
        <div className="border-line bg-surface shadow-card grid gap-9 rounded-3xl border p-6 sm:p-8">
          <fieldset>
            <legend className="mb-4 text-xl font-bold">{t('legend')}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {(['yes', 'no'] as const).map((value) => (
                <Choice
                  key={value}
                  type="radio"
                  name="answer"
                  label={t(value)}
                  hint={t(`${value}Hint`)}
                  checked={chosen === value}
                  onChange={() => setChosen(value)}
                />
              ))}
            </div>
          </fieldset>
          {chosen === 'yes' && (
            <>
              <Terms offers={question.offers} chosen={term} onChoose={setTerm} />
              <YesForm question={question} offer={offer} problem={problem} onAnswer={answer} />
            </>
          )}
          {chosen === 'no' && (
            <div className="grid justify-items-start gap-5">
              <p>{t('noText', { date: date(question.ends) })}</p>
              {problem}
              <Button size="large" busy={isPending} onClick={() => void answer({ answer: 'no' })}>
                {t('sendNo')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Terms(props: {
  offers: Offer[];
  chosen: Offer['term'];
  onChoose: (term: Offer['term']) => void;
}) {
  const t = useTranslations('TrialQuestion');
  const { date, price, amount } = useBillingText();
  return (
    <fieldset>
      <legend className="mb-4 text-xl font-bold">{t('termLegend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {props.offers.map(({ term, from, to, net_ore, total_ore, invoice_on }) => (
          <Choice
            key={term}
            type="radio"
            name="term"
            label={t(`terms.${term}`)}
            hint={t('termHint', {
              ...{ start: date(from), end: date(to), day: date(invoice_on) },
              ...{ net: price(net_ore), total: amount(total_ore) },
            })}
            checked={props.chosen === term}
            onChange={() => props.onChoose(term)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface YesFormProps {
  question: TrialQuestion;
  offer: Offer;
  problem: ReactNode;
  onAnswer: (answer: TrialAnswer) => Promise<boolean>;
}

function YesForm({ question, offer, problem, onAnswer }: YesFormProps) {
  const t = useTranslations('TrialQuestion');
  const { amount, date } = useBillingText();
  const draftKey = orderDraftKey('visitor', 'trial');
  const { form, submitTo, ...kept } = useOrderForm(draftKey, question.school);
  const submit = submitTo(async (input) => {
    const order = toOrder(input, question.lookup_key);
    const { term, net_ore } = offer;
    if (await onAnswer({ answer: 'yes', term, net_ore, ...order })) kept.forget();
  });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-9 [&_input]:scroll-mt-12"
      >
        <InvoiceFields />
        <div className="border-line grid gap-5 border-t pt-6">
          <p>
            {t.rich('confirm', {
              school: question.school,
              ...{ start: date(offer.from), end: date(offer.to) },
              total: amount(offer.total_ore),
              strong: (text) => <strong className="whitespace-nowrap">{text}</strong>,
            })}
          </p>
          {problem}
          <OrderButton label={t('sendYes')} busy={isSubmitting} />
        </div>
      </form>
    </FormProvider>
  );
}
