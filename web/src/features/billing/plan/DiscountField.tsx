import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Currency } from '@parley/functions/shared/billing/catalogue'
import type { Discount } from '@parley/functions/shared/billing/payment'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatPercent } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'
import { isComposing } from '../../../lib/browser/isComposing.ts'

export interface AppliedDiscount {
  code: string
  offer: Discount
}

interface DiscountFieldProps {
  value: AppliedDiscount | null
  currency: Currency
  /** Requests the discount of a code; throws for an unknown one. */
  onCheck: (code: string) => Promise<Discount>
  onChange: (value: AppliedDiscount | null) => void
}

/** A field for a discount code, which the server checks. */
export function DiscountField({ value, currency, onCheck, onChange }: DiscountFieldProps) {
  const { isBusy, failure, send, resetFailure } = useSender()
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? t('discountEmpty') : null) },
    onValuesChange: resetFailure,
  })
  const input = form.getInputProps('code')
  const field = useRef<HTMLInputElement>(null)
  const removal = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)

  // The clicked button is gone or disabled: the focus moves to its counterpart.
  useEffect(() => {
    if (!isPressed.current || isBusy) return
    isPressed.current = false
    if (document.activeElement !== document.body) return
    if (value) removal.current?.focus()
    else field.current?.focus()
  }, [value, isBusy])

  function handleRemove() {
    isPressed.current = true
    onChange(null)
  }

  function handleApply() {
    resetFailure()
    if (form.validate().hasErrors) return
    const code = form.getValues().code.trim()
    isPressed.current = true
    void send({
      work: async () => {
        onChange({ code, offer: await onCheck(code) })
        form.reset()
      },
    })
  }

  if (value) {
    return (
      <p className={styles.discount}>
        <span>
          <b>{value.code}</b> {describeDiscount(value.offer, currency)}
        </span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconX size={14} />}
          ref={removal}
          onClick={handleRemove}
        >
          {t('removeCode')}
        </Button>
      </p>
    )
  }
  return (
    <div className={styles.code}>
      <TextInput
        ref={field}
        label={t('discountCode')}
        maxLength={60}
        autoComplete="off"
        {...input}
        error={input.error ?? failure}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          // Otherwise the dialog would continue without it.
          event.preventDefault()
          handleApply()
        }}
      />
      <Button variant="default" loading={isBusy} onClick={handleApply}>
        {t('apply')}
      </Button>
    </div>
  )
}

/** Returns "20% off every month", "€5 off the first month". */
function describeDiscount({ percentOff, amountOff, duration }: Discount, currency: Currency): string {
  const part =
    amountOff === null ? formatPercent((percentOff ?? 0) / 100) : formatMoney(amountOff, currency, 'dropped')
  return t(duration === 'forever' ? 'offEveryMonth' : 'offFirstMonth', { part })
}
