'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { useEnterLoss, useMoveAllocation, useRefund } from '@/lib/client/billing/office/office';
import { todayInNorway } from '@/lib/client/page/today';
import {
  lossReasonMaxLength,
  type OfficeSchool,
  type OfficeOpenEntry,
} from '@/lib/contracts/billing/office';
import { ActDialog, done } from './act-dialog';
import { AmountField } from './amount-field';
import { isPaidDay, PaidOnField } from './paid-on-field';
import { toTyped, typedAmount } from './typed-amount';
import { useOfficeText } from './use-office-text';

/** Enters that the school got money back. */
export function RefundDialog({ school, onClose }: { school: OfficeSchool; onClose: () => void }) {
  const t = useTranslations('OfficeSchool');
  const { amount } = useOfficeText();
  const { id: schoolId, creditOre } = school;
  const refund = useRefund(schoolId);
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(toTyped(creditOre));
  const [paidOn, setPaidOn] = useState(todayInNorway);
  const [isAsked, setAsked] = useState(false);
  const amountOre = typedAmount(typed, creditOre);
  const isDay = isPaidDay(paidOn);
  const submit = () => {
    setAsked(true);
    if (amountOre === null || !isDay) return;
    const body = { id, amountOre, paidOn, seenCreditOre: creditOre };
    refund.mutate(body, done(t('refunded'), onClose));
  };
  return (
    <ActDialog
      title={t('refundTitle')}
      text={t('refundText')}
      effect={amountOre !== null && t('refundEffect', { amount: amount(creditOre - amountOre) })}
      changedText={t('changed')}
      submitLabel={t('refund')}
      cancelLabel={t('cancel')}
      isDanger
      act={refund}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        hint={t('refundHint', { amount: amount(creditOre) })}
        value={typed}
        error={
          isAsked && amountOre === null
            ? t('amountWrong', { amount: amount(creditOre) })
            : undefined
        }
        onChange={setTyped}
      />
      <PaidOnField
        label={t('refundOn')}
        value={paidOn}
        error={isAsked && !isDay ? t('dayWrong') : undefined}
        onChange={setPaidOn}
      />
    </ActDialog>
  );
}

/** The part of an invoice that a credit settles. */
export interface SettledPart {
  creditId: string;
  fromId: string;
  fromNumber: number;
  settledOre: number;
}

/** Lets a credit settle another invoice. */
export function MoveDialog(props: {
  school: OfficeSchool;
  part: SettledPart;
  onClose: () => void;
}) {
  const { school, part, onClose } = props;
  const t = useTranslations('OfficeSchool');
  const { amount } = useOfficeText();
  const move = useMoveAllocation(school.id);
  const [id] = useState(() => crypto.randomUUID());
  const open = school.open.filter((each) => each.kind === 'invoice' && each.id !== part.fromId);
  const [toId, setToId] = useState('');
  const [typed, setTyped] = useState(toTyped(part.settledOre));
  const [isAsked, setAsked] = useState(false);
  const to = open.find((each) => each.id === toId);
  const mostOre = Math.min(part.settledOre, to?.leftOre ?? part.settledOre);
  const amountOre = typedAmount(typed, mostOre);
  const from = open.length > 0 ? String(part.fromNumber) : '';
  const submit = () => {
    setAsked(true);
    if (!to || amountOre === null) return;
    const { creditId, fromId, settledOre } = part;
    const seen = { seenSettledOre: settledOre, seenLeftOre: to.leftOre };
    const body = { id, creditId, fromId, toId, amountOre, ...seen };
    move.mutate(body, done(t('moved'), onClose));
  };
  const choose = (chosenId: string) => {
    setToId(chosenId);
    const leftOre = open.find((each) => each.id === chosenId)?.leftOre ?? part.settledOre;
    setTyped(toTyped(Math.min(part.settledOre, leftOre)));
  };
  const effect =
    to && amountOre !== null
      ? t('moveEffect', {
          ...{ from, opened: amount(amountOre) },
          ...{ to: String(to.number), left: amount(to.leftOre - amountOre) },
        })
      : open.length === 0
        ? t('noneTo')
        : isAsked && !to && t('toWrong');
  return (
    <ActDialog
      title={t('moveTitle', { amount: amount(part.settledOre) })}
      text={t('moveText', { number: String(part.fromNumber) })}
      effect={effect}
      changedText={t('changed')}
      submitLabel={t('move')}
      cancelLabel={t('cancel')}
      isDanger
      act={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField isLarge label={t('to')} value={toId} onChange={choose}>
        <option value="">{t('chooseTo')}</option>
        {open.map((each) => (
          <option key={each.id} value={each.id}>
            {`${each.number}, ${t('toHint', { left: amount(each.leftOre) })}`}
          </option>
        ))}
      </SelectField>
      <AmountField
        label={t('amount')}
        value={typed}
        error={
          isAsked && amountOre === null ? t('amountWrong', { amount: amount(mostOre) }) : undefined
        }
        onChange={setTyped}
      />
    </ActDialog>
  );
}

/** Gives up what is open of an invoice. */
export function LossDialog({ entry, onClose }: { entry: OfficeOpenEntry; onClose: () => void }) {
  const t = useTranslations('OfficeSchool');
  const { amount } = useOfficeText();
  const { leftOre } = entry;
  const lose = useEnterLoss(entry.id);
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(toTyped(leftOre));
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amountOre = typedAmount(typed, leftOre);
  const isReason = reason.trim() !== '';
  const submit = () => {
    setAsked(true);
    if (amountOre === null || !isReason) return;
    const body = { id, amountOre, reason, seenLeftOre: leftOre };
    lose.mutate(body, done(t('lost'), onClose));
  };
  const effect = () => {
    if (amountOre === null) return null;
    if (amountOre < leftOre) return t('loseEffect', { amount: amount(leftOre - amountOre) });
    return t(entry.lossEndsAgreement ? 'loseEnds' : 'loseSettles');
  };
  return (
    <ActDialog
      title={t('loseTitle', { number: String(entry.number) })}
      text={t('loseText')}
      effect={effect()}
      changedText={t('changed')}
      submitLabel={t('lose')}
      cancelLabel={t('cancel')}
      isDanger
      act={lose}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        value={typed}
        error={
          isAsked && amountOre === null ? t('amountWrong', { amount: amount(leftOre) }) : undefined
        }
        onChange={setTyped}
      />
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        maxLength={lossReasonMaxLength}
        autoComplete="off"
        error={isAsked && !isReason ? t('reasonWrong') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}
