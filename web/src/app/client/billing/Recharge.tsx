import { Button, Slider, Switch } from '@mantine/core'
import {
  clientRechargeLimits,
  clientRechargeSettingsSchema,
  type ClientRechargeSettings,
} from '@parley/functions/shared/agencies/seller'
import { useEffect } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { paymentFailureText } from '../../../features/billing/payments/paymentFailureText.ts'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useStoredValues } from '../../../lib/forms/useStoredValues.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import type { ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

interface RechargeProps {
  billing: ClientBilling
  /** Called with whether there are unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
}

/** Buys credits by itself when few are left. A failed save restores the stored settings. */
export function Recharge({ billing, onDirty, onSaved }: RechargeProps) {
  const { recharge, rechargePause, rechargeFailure, card, priceMicros } = billing
  const { region, organisation } = useClient()
  const form = useCallForm({
    initialValues: recharge,
    schema: clientRechargeSettingsSchema,
    onSubmit: save,
  })
  const { fields, isBusy, isDirty, submit } = form
  const { isOn, threshold, amount } = fields.values
  useStoredValues(form, recharge)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const { threshold: thresholds, amount: amounts } = clientRechargeLimits

  async function save(settings: ClientRechargeSettings) {
    try {
      await call('setClientRecharge', { region, orgId: organisation.ID, settings, priceMicros }, region)
      void showToast(t('rechargeSaved'))
      onSaved()
    } catch (error) {
      const { code, message } = toCallError(error)
      void showToast(code === 'internal' || !message ? t('rechargeNotSaved') : message, 'bad')
      fields.setValues(recharge)
      // The price that is shown is not the present one.
      if (code === 'failed-precondition') onSaved()
    }
  }

  return (
    <FormSection title={t('autoRecharge')}>
      <form className={styles.recharge} onSubmit={submit} noValidate>
        <Switch
          label={t('rechargeIsOn')}
          checked={isOn}
          disabled={isBusy}
          withThumbIndicator={false}
          onChange={(event) => fields.setFieldValue('isOn', event.currentTarget.checked)}
        />
        {rechargePause !== '' && (
          <p role="alert" className={styles.failure}>
            {t(`rechargePaused_${rechargePause}`)} {paymentFailureText(rechargeFailure, '')}
          </p>
        )}
        {recharge.isOn && billing.debt > 0 && <p className={styles.hint}>{t('rechargeWaitsForDebt')}</p>}
        <div>
          <p>{t('rechargeBelow', { credits: threshold })}</p>
          <Slider
            aria-label={t('threshold')}
            thumbLabel={t('threshold')}
            min={thresholds.least}
            max={thresholds.most}
            step={thresholds.step}
            label={null}
            value={threshold}
            disabled={isBusy}
            onChange={(value) => fields.setFieldValue('threshold', value)}
          />
        </div>
        <div>
          <p>{t('rechargeAmount', { amount: formatMoney(amount * 100, 'usd', 'dropped') })}</p>
          <Slider
            aria-label={t('amount')}
            thumbLabel={t('amount')}
            min={amounts.least}
            max={amounts.most}
            step={amounts.step}
            label={null}
            value={amount}
            disabled={isBusy}
            onChange={(value) => fields.setFieldValue('amount', value)}
          />
        </div>
        <p className={styles.hint}>{t('rechargeLimit')}</p>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="default"
            loading={isBusy}
            disabled={!card || (!isDirty && rechargePause === '')}
          >
            {t('save')}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
