import { Radio, TextInput } from '@mantine/core'
import { isSettled, type Card } from '@parley/functions/shared/billing'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Choice } from '../../components/Choice.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useHold } from '../../components/useHold.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { useSession } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import type { Account } from './account.ts'
import { CardLine } from './CardLine.tsx'
import { CountryField } from './CountryField.tsx'
import { StepDialog } from './StepDialog.tsx'
import { CardForm } from './stripe/CardForm.tsx'
import { useCardSetup } from './useCardSetup.ts'
import { Waiting } from './Waiting.tsx'
import styles from './dialogs.module.css'
import { t } from './texts.ts'

interface PaymentDialogProps {
  account: Account
  purpose: 'plan' | 'method'
  /** Where it was chosen before. */
  country?: string
  summary?: ReactNode
  failure?: string | undefined
  /** With the card that pays from now on. */
  onCard: (card: Card) => void
  onClose: () => void
}

type Method = 'card' | 'apple'
const methods: Method[] = ['card', 'apple']

/** The card that pays: the one on file, or another one with its address. */
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
  const [country, setCountry] = useState(account.country)
  return (
    <StepDialog title={title} action={t('continue')} onSubmit={() => onCountry(country)} onClose={onClose}>
      <CountryField catalogue={account.catalogue} value={country} onChange={setCountry} />
    </StepDialog>
  )
}

type CardStepProps = Omit<PaymentDialogProps, 'country'> & { title: string; country: string }

function CardStep({
  title,
  account,
  purpose,
  country,
  summary,
  failure: earlier,
  onCard,
  onClose,
}: CardStepProps) {
  const { email } = useSession()
  const saved = account.billing?.card ?? null
  // Who updates the card has another one in mind.
  const [isNew, setNew] = useState(saved === null || purpose === 'method')
  const [method, setMethod] = useState<Method>('card')
  const [isBusy, setBusy] = useState(false)
  const hold = useHold()
  const [failure, setFailure] = useState(earlier)
  // What was typed into the fields stays in them, whatever is looked at in between.
  const [isFormWanted, setFormWanted] = useState(isNew)
  const setup = useCardSetup(isFormWanted ? country : null)
  const fallback = saved ? t('cardUpdateFailed') : t('cardSaveFailed')

  if (setup.status === 'error') {
    return (
      <StepDialog
        title={title}
        action={t('tryAgain')}
        failure={sentenceOf(setup.error)}
        onSubmit={setup.retry}
        onClose={onClose}
      >
        {null}
      </StepDialog>
    )
  }
  if (isNew && setup.status === 'loading') {
    return (
      <Dialog onClose={onClose} title={title} size={520}>
        <Waiting text={t('loadingPayment')} />
      </Dialog>
    )
  }

  function handleSaved(card: Card) {
    void showToast(t('cardSaved'), 'good')
    onCard(card)
  }

  function handleContinue(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setFailure(undefined)
    if (!isNew && saved) onCard(saved)
    else if (method === 'apple') setFailure(t('applePayMissing'))
  }

  function handleMethod(chosen: Method) {
    setFailure(undefined)
    setMethod(chosen)
  }

  function handleChoice(choice: string) {
    setFailure(undefined)
    setNew(choice === 'new')
    if (choice === 'new') setFormWanted(true)
  }

  const hasForm = isNew && method === 'card'
  return (
    <StepDialog
      title={title}
      action={t('continue')}
      isBusy={isBusy}
      failure={failure}
      formId={hasForm ? 'card-form' : 'method-form'}
      onClose={onClose}
    >
      <form id="method-form" className={styles.step} onSubmit={handleContinue} noValidate>
        {saved && (
          <Radio.Group
            label={t('savedPaymentMethod')}
            value={isNew ? 'new' : 'saved'}
            onChange={handleChoice}
          >
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
            onChange={handleMethod}
          />
        )}
        <TextInput
          label={t('eMail')}
          description={t('receiptsGoToThisAddress')}
          readOnly
          variant="unstyled"
          value={email}
        />
        {isNew && method === 'apple' && <p className={styles.next}>{t('applePayOpens')}</p>}
      </form>
      {setup.status === 'ready' && (
        <div hidden={!hasForm}>
          <CardForm
            id="card-form"
            setup={setup.data}
            country={country}
            fallback={fallback}
            onSaved={handleSaved}
            onFail={(error) => setFailure(sentenceOf(error))}
            onBusy={(isNowBusy) => {
              setBusy(isNowBusy)
              hold(isNowBusy)
              if (isNowBusy) setFailure(undefined)
            }}
          />
        </div>
      )}
      {summary}
    </StepDialog>
  )
}
