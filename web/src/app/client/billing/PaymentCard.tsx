import { Button, Skeleton } from '@mantine/core'
import type { Card } from '@parley/functions/shared/billing/billing'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useLeaveBlock } from '../../../components/leaving/useLeaveBlock.ts'
import { CardLine } from '../../../features/billing/payments/CardLine.tsx'
import { paymentFailureText } from '../../../features/billing/payments/paymentFailureText.ts'
import { CardForm, type CardFormHandle } from '../../../features/billing/stripe/CardForm.tsx'
import { useRead } from '../../../lib/live/useRead.ts'
import { useFocusFallback } from '../../../lib/forms/useFocusFallback.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { ConfirmAtBank } from '../unpaid/ConfirmAtBank.tsx'
import { saveClientCard, startClientCard, type SavedCard } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

interface PaymentCardProps {
  card: Card | null
  onBusy: (isBusy: boolean) => void
  onTyped: (isTyped: boolean) => void
  onSaved: () => void
}

/** The card of the organisation, and a form to add or replace it. Says why a new card could not pay the open month. */
export function PaymentCard({ card, onBusy, onTyped, onSaved }: PaymentCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [unpaid, setUnpaid] = useState<SavedCard['unpaid']>(null)
  const opener = useFocusFallback<HTMLButtonElement>(isOpen)

  function close() {
    setOpen(false)
    onTyped(false)
  }

  return (
    <FormSection
      title={t('paymentMethod')}
      action={
        !isOpen && (
          <Button ref={opener} variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {card ? t('replaceCard') : t('addCard')}
          </Button>
        )
      }
    >
      {card ? <CardLine card={card} /> : !isOpen && <p className={styles.hint}>{t('noCard')}</p>}
      {!isOpen && unpaid && <UnpaidMonth {...unpaid} />}
      {isOpen && (
        <NewCard
          onBusy={onBusy}
          onTyped={onTyped}
          onClose={close}
          onSaved={(result) => {
            close()
            setUnpaid(result)
            onSaved()
          }}
        />
      )}
    </FormSection>
  )
}

function UnpaidMonth({ reason, confirmUrl }: NonNullable<SavedCard['unpaid']>) {
  if (confirmUrl !== '' && reason === '') return <ConfirmAtBank url={confirmUrl} />
  return (
    <p role="alert" className={styles.failure}>
      {t('cardSavedUnpaid', { reason: paymentFailureText(reason, '') })}
    </p>
  )
}

interface NewCardProps extends Pick<PaymentCardProps, 'onBusy' | 'onTyped'> {
  onSaved: (unpaid: SavedCard['unpaid']) => void
  onClose: () => void
}

function NewCard({ onBusy, onTyped, onSaved, onClose }: NewCardProps) {
  const { region, client, organisation } = useClient()
  const reference = { region, orgId: organisation.ID }
  const form = useRef<CardFormHandle>(null)
  const hold = useLeaveBlock()
  const { isBusy, failure, send } = useSender()
  const unpaid = useRef<SavedCard['unpaid']>(null)
  const setup = useRead(['clientCard', region, organisation.ID], () => startClientCard(reference), {
    isForgotten: true,
  })

  async function onSetup(setupId: string) {
    const saved = await saveClientCard(reference, setupId)
    unpaid.current = saved.unpaid
    return saved.card
  }

  async function save() {
    hold(true)
    onBusy(true)
    try {
      await form.current?.save()
      void showToast(t('cardSaved'))
      onSaved(unpaid.current)
    } finally {
      hold(false)
      onBusy(false)
    }
  }

  if (setup.status === 'error')
    return (
      <>
        <LoadFailure title={t('cardFormNotLoaded')} error={setup.error} retry={setup.retry} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </>
    )
  if (setup.status === 'loading') return <Skeleton aria-busy="true" height={240} radius="md" />
  return (
    <>
      <CardForm
        ref={form}
        setup={setup.data}
        payer={{ email: client.email, name: client.name }}
        onSetup={onSetup}
        onTyped={onTyped}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void send({ work: save })}>
          {t('saveCard')}
        </Button>
      </div>
    </>
  )
}
