import type { Card } from '@parley/functions/shared/billing'
import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useColorScheme } from '../../../lib/colorScheme.ts'
import { CallError } from '../../../lib/errors.ts'
import { useSession, useWorkspaceRef } from '../../../lib/session.ts'
import { readAppearance } from './appearance.ts'
import styles from './CardForm.module.css'
import { saveCard, sentenceOfStripe, type CardSetup } from './cardSetup.ts'
import { t } from '../texts.ts'

interface CardFormProps {
  /** Outside buttons send it by this id. */
  id: string
  setup: CardSetup
  country: string
  /** What to say when the card could not be kept and nobody knows why. */
  fallback: string
  onBusy: (isBusy: boolean) => void
  onSaved: (card: Card) => void
  onFail: (error: unknown) => void
}

/** Card and billing address, typed into Stripe's own fields: no number of a card ever passes through us. */
export function CardForm({ setup, ...rest }: CardFormProps) {
  const scheme = useColorScheme()
  const options = useMemo(
    () => ({ clientSecret: setup.clientSecret, appearance: readAppearance(scheme) }),
    [setup.clientSecret, scheme],
  )
  return (
    <Elements stripe={setup.stripe} options={options}>
      <Fields setup={setup} {...rest} />
    </Elements>
  )
}

function Fields({ id, setup, country, fallback, onBusy, onSaved, onFail }: CardFormProps) {
  const workspace = useWorkspaceRef()
  const { email, name } = useSession()
  const stripe = useStripe()
  const elements = useElements()
  const isCardComplete = useRef(false)
  const [isMissing, setMissing] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onBusy(true)
    const saved = await confirm()
      .then((setupId) => saveCard(workspace, setupId, fallback))
      .catch((error: unknown) => {
        onFail(error instanceof CallError ? error : new CallError('internal', t('unexpectedError')))
        return null
      })
    // Before the next step, which may be to leave.
    onBusy(false)
    if (saved) onSaved(saved)
  }

  async function confirm(): Promise<string> {
    if (!stripe || !elements) throw new CallError('failed-precondition', t('stripeMissing'))
    const address = elements.getElement('address')
    const payment = elements.getElement('payment')
    if (!address || !payment) throw new CallError('failed-precondition', t('formMissing'))
    // Says at the fields what is missing there.
    const { error: incomplete } = await elements.submit()
    const isAddressComplete = (await address.getValue()).complete
    if (!isCardComplete.current) payment.focus()
    else if (!isAddressComplete) address.focus()
    if (!isAddressComplete) throw new CallError('invalid-argument', t('addressIncomplete'))
    if (incomplete) throw new CallError('invalid-argument', incomplete.message ?? t('paymentError'))
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: location.href, payment_method_data: { billing_details: { email } } },
    })
    // A setup that has come to its end before can only be kept.
    if (error && error.setup_intent?.status !== 'succeeded')
      throw new CallError('failed-precondition', sentenceOfStripe(error))
    if (setupIntent && setupIntent.status !== 'succeeded')
      throw new CallError('failed-precondition', t('paymentStatus', { status: setupIntent.status }))
    return setup.setupId
  }

  return (
    <form id={id} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('cardFieldsNotLoaded')}
        </p>
      )}
      <fieldset>
        <legend>{t('cardDetails')}</legend>
        <PaymentElement
          onChange={({ complete }) => (isCardComplete.current = complete)}
          onLoadError={() => setMissing(true)}
          options={{
            wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
            fields: { billingDetails: { email: 'never' } },
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{t('billingAddress')}</legend>
        <AddressElement
          onLoadError={() => setMissing(true)}
          options={{
            mode: 'billing',
            allowedCountries: [country],
            defaultValues: { name, address: { country } },
          }}
        />
      </fieldset>
    </form>
  )
}
