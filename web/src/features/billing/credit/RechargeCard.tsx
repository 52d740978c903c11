import { Button, Skeleton, Slider, Switch } from '@mantine/core'
import {
  autoRechargeLimits,
  autoRechargeSettingsSchema,
  type AutoRecharge,
  type AutoRechargeSettings,
} from '@parley/functions/shared/billing/billing'
import { paths } from '@parley/functions/shared/paths'
import { unitsFor } from '@parley/functions/shared/billing/payment'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useLiveDoc } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { Account } from '../account.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { rechargeSentence } from './rechargeSentence.ts'
import styles from '../BillingPage.module.css'
import { t } from '../texts.ts'

interface RechargeCardProps {
  account: Account
  /** Whether it is in a dialog, which closing leaves. */
  isInDialog?: boolean
}

/** Automatic recharge. Changes stay local until they are saved. */
export function RechargeCard({ account, isInDialog = false }: RechargeCardProps) {
  const { region } = useWorkspaceRef()
  return (
    <section className={styles.card} aria-label={t('automaticRecharge')}>
      {account.isPaid ? (
        <StoredRecharge account={account} isInDialog={isInDialog} />
      ) : (
        <>
          <header className={styles.cardHead}>
            <h2>{t('automaticRecharge')}</h2>
          </header>
          <p className={styles.hint} title={t('freeRechargeHint')}>
            {t('freeRecharge')} <Link to={webPaths.billing(region, 'upgrade')}>{t('freeRechargeHint')}</Link>
          </p>
        </>
      )}
    </section>
  )
}

interface RechargeFormProps {
  account: Account
  isInDialog: boolean
}

function StoredRecharge({ account, isInDialog }: RechargeFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const stored = useLiveDoc('autoRecharge', { region, path: paths.autoRecharge(workspaceId) })
  return (
    <>
      {stored.status === 'loading' && <Skeleton height={220} radius="lg" />}
      {stored.status === 'error' && (
        <LoadFailure title={t('rechargeNotLoaded')} error={stored.error} retry={stored.retry} />
      )}
      {stored.status === 'ready' && (
        <RechargeForm account={account} isInDialog={isInDialog} stored={stored.data} />
      )}
    </>
  )
}

function RechargeForm({ account, isInDialog, stored }: RechargeFormProps & { stored: AutoRecharge | null }) {
  const { region, workspaceId } = useWorkspaceRef()
  const before = autoRechargeSettingsSchema.parse(stored ?? {})
  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: before,
    schema: autoRechargeSettingsSchema,
    onSubmit: save,
  })
  const { catalogue, currency } = account
  const settings = fields.values
  const isDirty = fields.isDirty()
  const problem = fields.errors['monthlyLimit'] ?? failure
  const isPaused = stored?.state === 'paused'
  const money = (amount: number) => formatMoney(amount * 100, currency.currency, 'dropped')

  const follow = useEffectEvent(() => {
    const { isOn, threshold, amount, monthlyLimit } = before
    fields.setValues({
      ...(!fields.isDirty('isOn') && { isOn }),
      ...(!fields.isDirty('threshold') && { threshold }),
      ...(!fields.isDirty('amount') && { amount }),
      ...(!fields.isDirty('monthlyLimit') && { monthlyLimit }),
    })
    fields.resetDirty(before)
  })
  // A colleague's save is shown, but not over a local change.
  useEffect(() => follow(), [before.isOn, before.threshold, before.amount, before.monthlyLimit])

  async function save(saved: AutoRechargeSettings) {
    try {
      await call('setAutoRecharge', { region, workspaceId, settings: saved }, region)
    } catch (error) {
      const { code, message, fields: wrong } = toCallError(error)
      if (wrong.monthlyLimit) throw error
      void showToast(
        code === 'internal' ? t('rechargeFailedUnknown') : t('rechargeFailed', { message }),
        'bad',
      )
      return
    }
    // Changes during the save stay unsaved.
    fields.resetDirty(saved)
    void showToast(t('rechargeSaved'), 'good', 2000)
  }

  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard
        isDirty={isDirty}
        text={t('rechargeChangesNotSaved')}
        {...(isInDialog && { isInside: () => false })}
      />
      <header className={styles.cardHead}>
        <h2>{t('automaticRecharge')}</h2>
        <Switch
          aria-label={t('automaticRecharge')}
          checked={settings.isOn}
          withThumbIndicator={false}
          onChange={(event) => fields.setFieldValue('isOn', event.currentTarget.checked)}
        />
      </header>
      {isPaused && (
        <output className={styles.warning}>
          {stored.reason === 'authentication' ? t('rechargePausedByBank') : t('rechargePausedByDecline')}
        </output>
      )}
      {(settings.isOn || isDirty) && (
        <RechargeSliders
          settings={settings}
          money={money}
          onChange={(name, value) => fields.setFieldValue(name, value)}
        />
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <footer className={styles.cardFoot}>
        <p aria-live="polite">
          {rechargeSentence(settings, money, unitsFor(catalogue, currency, settings.amount * 100))}
        </p>
        <Button type="submit" disabled={!isDirty && !isPaused} loading={isBusy}>
          {t('save')}
        </Button>
      </footer>
    </form>
  )
}

interface RechargeSlidersProps {
  settings: AutoRechargeSettings
  money: (amount: number) => string
  onChange: (name: 'threshold' | 'amount' | 'monthlyLimit', value: number) => void
}

function RechargeSliders({ settings, money, onChange }: RechargeSlidersProps) {
  return (
    <div className={styles.sliders}>
      <Setting
        label={t('whenTheBalanceFallsBelow')}
        value={settings.threshold}
        limits={autoRechargeLimits.threshold}
        isDisabled={!settings.isOn}
        format={(value) => t('creditsCount', { count: value })}
        onChange={(value) => onChange('threshold', value)}
      />
      <Setting
        label={t('addCredit')}
        value={settings.amount}
        limits={autoRechargeLimits.amount}
        isDisabled={!settings.isOn}
        format={money}
        onChange={(value) => onChange('amount', value)}
      />
      <Setting
        label={t('monthlyLimit')}
        value={settings.monthlyLimit}
        limits={autoRechargeLimits.monthlyLimit}
        isDisabled={!settings.isOn}
        format={(value) => (value === 0 ? t('noLimit') : money(value))}
        onChange={(value) => onChange('monthlyLimit', value)}
      />
    </div>
  )
}

interface SettingProps {
  label: string
  value: number
  limits: { least: number; most: number; step: number }
  isDisabled: boolean
  format: (value: number) => string
  onChange: (value: number) => void
}

function Setting({ label, value, limits, isDisabled, format, onChange }: SettingProps) {
  return (
    <div data-disabled={isDisabled || undefined}>
      <p>
        <span>{label}</span>
        <b>{format(value)}</b>
      </p>
      <Slider
        size="sm"
        thumbSize={18}
        thumbLabel={label}
        thumbValueText={format}
        label={null}
        min={limits.least}
        max={limits.most}
        step={limits.step}
        value={value}
        disabled={isDisabled}
        onChange={onChange}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{format(limits.least)}</span>
        <span>{format(limits.most)}</span>
      </p>
    </div>
  )
}
