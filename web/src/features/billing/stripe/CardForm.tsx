import type { Card } from '@parley/functions/shared/billing/billing'
import { AddressElement, Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { useColorScheme } from '../../../lib/browser/colorScheme.ts'
import { CallError } from '../../../lib/errors.ts'
import { readAppearance, readFonts } from './appearance.ts'
import styles from './CardForm.module.css'
import { sentenceOfStripe, type CardSetup } from './cardSetup.ts'
import { t } from '../texts.ts'

export interface CardFormHandle {
  /** Saves the card; throws a sentence for the person. */
  save: () => Promise<Card>
}

export interface CardFormProps {
  ref: Ref<CardFormHandle>
  setup: CardSetup
  /** The only country of the billing address; any for undefined. */
  country?: string
  payer: { email: string; name: string }
  /** Stores the card of the completed setup. */
  onSetup: (setupId: string) => Promise<Card>
  /** Called with whether the card's fields have input. */
  onTyped: (isTyped: boolean) => void
}

/**
 * The part of a form with card and billing address, in Stripe's own fields: no card number ever passes
 * through the platform.
 */
export function CardForm({ setup, ...rest }: CardFormProps) {
  const scheme = useColorScheme()
  const options = useMemo(
    () => ({ clientSecret: setup.clientSecret, appearance: readAppearance(scheme), fonts: readFonts() }),
    [setup.clientSecret, scheme],
  )
  return (
    <Elements stripe={setup.stripe} options={options}>
      <Fields setup={setup} {...rest} />
    </Elements>
  )
}

function Fields({ ref, setup, country, payer: { email, name }, onSetup, onTyped }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const isCardComplete = useRef(false)
  const [isMissing, setMissing] = useState(false)

  async function save(): Promise<Card> {
    try {
      return await onSetup(await confirm())
    } catch (error) {
      throw error instanceof CallError ? error : new CallError('internal', t('unexpectedError'))
    }
  }

  async function confirm(): Promise<string> {
    if (!stripe || !elements) throw new CallError('failed-precondition', t('stripeMissing'))
    const address = elements.getElement('address')
    const payment = elements.getElement('payment')
    if (!address || !payment) throw new CallError('failed-precondition', t('formMissing'))
    // Shows missing values at the fields.
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
    // A completed setup can only be saved.
    if (error && error.setup_intent?.status !== 'succeeded')
      throw new CallError('failed-precondition', sentenceOfStripe(error))
    if (setupIntent && setupIntent.status !== 'succeeded')
      throw new CallError('failed-precondition', t('paymentStatus', { status: setupIntent.status }))
    return setup.setupId
  }

  useImperativeHandle(ref, () => ({ save }))

  return (
    <div className={styles.form}>
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {t('cardFieldsNotLoaded')}
        </p>
      )}
      <fieldset>
        <legend>{t('cardDetails')}</legend>
        <PaymentElement
          onChange={({ complete, empty }) => {
            isCardComplete.current = complete
            onTyped(!empty)
          }}
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
            ...(country && { allowedCountries: [country] }),
            defaultValues: { name, ...(country && { address: { country } }) },
          }}
        />
      </fieldset>
    </div>
  )
}
