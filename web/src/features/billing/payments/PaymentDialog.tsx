import { Radio, TextInput } from '@mantine/core'
import { isSettled, type Card } from '@parley/functions/shared/billing/billing'
import { useRef, useState, type ReactNode } from 'react'
import { z } from 'zod'
import { Choice } from '../../../components/forms/Choice.tsx'
import { Dialog } from '../../../components/dialogs/Dialog.tsx'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useLeaveBlock } from '../../../components/leaving/useLeaveBlock.ts'
import { CallError, sentenceOf } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useConfirmation } from '../../../lib/forms/useConfirmation.ts'
import { useSession, useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Account } from '../account.ts'
import { CardLine } from './CardLine.tsx'
import { CountryField } from './CountryField.tsx'
import { CardForm, type CardFormHandle, type CardFormProps } from '../stripe/CardForm.tsx'
import { saveCard } from '../stripe/cardSetup.ts'
import { useCardSetup } from './useCardSetup.ts'
import { Waiting } from './Waiting.tsx'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface PaymentDialogProps {
  account: Account
  purpose: 'plan' | 'method'
  /** The country that was selected before. */
  country?: string
  /** Whether an earlier step has input that closing would lose. */
  isDirty?: boolean
  summary?: ReactNode
  /** Called with the new card. */
  onCard: (card: Card) => void
  onClose: () => void
}

type Method = 'card' | 'apple'
const methods: Method[] = ['card', 'apple']
const countrySchema = z.object({ country: z.string() })

/** The card for payments: the stored one, or another one with its address. */
export function PaymentDialog({ account, purpose, country: given, ...rest }: PaymentDialogProps) {
  const [country, setCountry] = useState(isSettled(account.billing) ? account.country : given)
  const title = purpose === 'plan' ? t('paymentForPlan') : t('paymentMethod')
  if (country === undefined)
    return <CountryStep title={title} account={account} onCountry={setCountry} onClose={rest.onClose} />
  return <CardStep title={title} account={account} purpose={purpose} country={country} {...rest} />
}

interface CountryStepProps {
  title: string
  account: Account
  onCountry: (country: string) => void
  onClose: () => void
}

function CountryStep({ title, account, onCountry, onClose }: CountryStepProps) {
  const form = useCallForm({
    initialValues: { country: account.country },
    schema: countrySchema,
    onSubmit: async ({ country }) => onCountry(country),
  })
  return (
    <DialogForm title={title} action={t('continue')} size={520} form={form} onClose={onClose}>
      <CountryField
        catalogue={account.catalogue}
        value={form.fields.values.country}
        onChange={(chosen) => form.fields.setFieldValue('country', chosen)}
      />
    </DialogForm>
  )
}

type CardStepProps = Omit<PaymentDialogProps, 'country'> & { title: string; country: string }

function CardStep({
  title,
  account,
  purpose,
  country,
  isDirty = false,
  summary,
  onCard,
  onClose,
}: CardStepProps) {
  const { email } = useSession()
  const saved = account.billing?.card ?? null
  // A person who updates the card wants a different one.
  const [isNew, setNew] = useState(saved === null || purpose === 'method')
  const [method, setMethod] = useState<Method>('card')
  const [isCardTyped, setCardTyped] = useState(false)
  const { cardForm, saveTyped } = useTypedCard()
  // The fields keep their input, whatever is shown in between.
  const [isFormWanted, setFormWanted] = useState(isNew)
  const setup = useCardSetup(isFormWanted ? country : null)

  const form = useConfirmation(handleContinue)
  const retry = useConfirmation(async () => {
    if (setup.status === 'error') setup.retry()
  })

  async function handleContinue() {
    if (!isNew && saved) return onCard(saved)
    if (method === 'apple') throw new CallError('failed-precondition', t('applePayMissing'))
    const card = await saveTyped()
    setCardTyped(false)
    void showToast(t('cardSaved'), 'good')
    onCard(card)
  }

  function handleMethod(chosen: Method) {
    form.resetFailure()
    setMethod(chosen)
  }

  function handleChoice(choice: string) {
    form.resetFailure()
    setNew(choice === 'new')
    if (choice === 'new') setFormWanted(true)
  }

  const frame = { title, size: 520, onClose }
  if (setup.status === 'error') {
    return (
      <DialogForm
        {...frame}
        action={t('tryAgain')}
        form={{ ...retry, isDirty, failure: sentenceOf(setup.error) }}
      >
        {null}
      </DialogForm>
    )
  }
  if (isNew && setup.status === 'loading') {
    return (
      <Dialog {...frame}>
        <Waiting text={t('loadingPayment')} />
      </Dialog>
    )
  }

  return (
    <DialogForm {...frame} action={t('continue')} form={{ ...form, isDirty: isDirty || isCardTyped }}>
      <MethodChoices
        saved={saved}
        isNew={isNew}
        method={method}
        onChoice={handleChoice}
        onMethod={handleMethod}
      />
      <TextInput
        label={t('eMail')}
        description={t('receiptsGoToThisAddress')}
        readOnly
        variant="unstyled"
        value={email}
      />
      {isNew && method === 'apple' && <p className={styles.next}>{t('applePayOpens')}</p>}
      {setup.status === 'ready' && (
        <div hidden={!isNew || method !== 'card'}>
          <OwnCardForm
            ref={cardForm}
            setup={setup.data}
            country={country}
            fallback={saved ? t('cardUpdateFailed') : t('cardSaveFailed')}
            onTyped={setCardTyped}
          />
        </div>
      )}
      {summary}
    </DialogForm>
  )
}

/** The card's fields for the workspace's own account; `fallback`: the message of an unknown failure. */
function OwnCardForm({ fallback, ...rest }: Omit<CardFormProps, 'payer' | 'onSetup'> & { fallback: string }) {
  const workspace = useWorkspaceRef()
  const { email, name } = useSession()
  return (
    <CardForm
      payer={{ email, name }}
      onSetup={(setupId) => saveCard(workspace, setupId, fallback)}
      {...rest}
    />
  )
}

/** Returns the form's ref, and the function that saves the typed card; leaving is prevented meanwhile. */
function useTypedCard() {
  const hold = useLeaveBlock()
  const cardForm = useRef<CardFormHandle>(null)

  async function saveTyped(): Promise<Card> {
    if (!cardForm.current) throw new CallError('failed-precondition', t('formMissing'))
    hold(true)
    try {
      return await cardForm.current.save()
    } finally {
      // Before the next step, which may leave the page.
      hold(false)
    }
  }

  return { cardForm, saveTyped }
}

interface MethodChoicesProps {
  saved: Card | null
  isNew: boolean
  method: Method
  onChoice: (choice: string) => void
  onMethod: (method: Method) => void
}

/** The choice between the saved card and a new one, and how a new one pays. */
function MethodChoices({ saved, isNew, method, onChoice, onMethod }: MethodChoicesProps) {
  return (
    <>
      {saved && (
        <Radio.Group label={t('savedPaymentMethod')} value={isNew ? 'new' : 'saved'} onChange={onChoice}>
          <div className={styles.choices}>
            <Radio value="saved" label={<CardLine card={saved} />} />
            <Radio value="new" label={t('useANewCard')} />
          </div>
        </Radio.Group>
      )}
      {isNew && (
        <Choice
          label={t('payWith')}
          value={method}
          options={methods.map((value) => ({ value, label: t(`method_${value}`) }))}
          onChange={onMethod}
        />
      )}
    </>
  )
}
