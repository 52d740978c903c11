import { Button } from '@mantine/core'
import type { Subscription } from '@parley/functions/shared/billing/billing'
import { addonKeys, type AddonKey } from '@parley/functions/shared/billing/catalogue'
import { totalOf } from '@parley/functions/shared/billing/payment'
import { subscriptionLines } from '@parley/functions/shared/billing/subscriptionLines'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { presentOrder, type Account } from '../account.ts'
import { addonChanges, isTooMany } from './addonChanges.ts'
import { AddonList } from './AddonList.tsx'
import { attempt } from '../payments/attempts.ts'
import { chosenAddon } from './chosenAddon.ts'
import { ConfirmChanges, type SeenPrice } from './ConfirmChanges.tsx'
import { aboutQuantities, type Quantities } from '../payments/purchases.ts'
import styles from '../dialogs.module.css'
import { t } from '../texts.ts'

interface AddonEditorProps {
  account: Account
  /** The add-on that is chosen to begin with. */
  addon: AddonKey | undefined
  onChanged: (hasChanges: boolean) => void
}

/** The add-ons of the next month, as local changes until they are saved and confirmed. */
export function AddonEditor({ account, addon, onChanged }: AddonEditorProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const {
    catalogue,
    subscription,
    isPaid,
    currency: { currency },
  } = account
  const now = isPaid ? (subscription?.addons ?? {}) : {}
  const stored = isPaid ? (subscription?.nextAddons ?? {}) : {}
  const [typed, setTyped] = useState<Quantities>(() => (isPaid ? chosenAddon(catalogue, addon, stored) : {}))
  const [isConfirming, setConfirming] = useState(false)
  const chosenQuantities = { ...stored, ...typed }
  const changes = addonChanges(catalogue, stored, chosenQuantities)
  const pending = addonChanges(catalogue, now, chosenQuantities)

  function handleChange(next: Quantities) {
    setTyped(next)
    onChanged(addonChanges(catalogue, stored, { ...stored, ...next }).length > 0)
  }

  function handleSave() {
    // An add-on that is no longer sold cannot be sent.
    const isKnown = addonKeys.every(
      (key) => !chosenQuantities[key] || catalogue.addons.some((addon) => addon.key === key),
    )
    if (!isKnown) void showToast(t('addonsUnprepared'), 'bad')
    else if (changes.length === 0) void showToast(t('addonsUnchanged'))
    else setConfirming(true)
  }

  async function handleConfirm(seen: SeenPrice | undefined) {
    await saveAddons({ region, workspaceId }, stored, chosenQuantities, seen)
    handleChange({})
    void showToast(t('addonsUpdated'), 'good')
  }

  if (catalogue.addons.length === 0)
    return (
      <p role="alert" className={styles.failure}>
        {t('addonsUnknown')}
      </p>
    )
  return (
    <section>
      <h3 className={styles.heading}>{t('availableAddons')}</h3>
      <p className={styles.hint}>
        {isPaid && subscription ? whenItCounts(subscription) : t('addonsNeedPlan')}
      </p>
      <AddonList
        label={t('availableAddons')}
        account={account}
        currency={currency}
        cycle={presentOrder(account).cycle}
        quantities={chosenQuantities}
        noteOf={({ key }) => {
          const change = pending.find((one) => one.key === key)
          return change && t('changePending', change)
        }}
        onChange={isPaid ? (changed) => handleChange({ ...typed, ...changed }) : undefined}
      />
      {isPaid && (
        <footer className={styles.kept}>
          <EveryMonth account={account} quantities={chosenQuantities} />
          <div className={styles.buttons}>
            {changes.length > 0 && (
              <Button variant="subtle" color="gray" onClick={() => handleChange({})}>
                {t('undo')}
              </Button>
            )}
            <Button disabled={isTooMany(catalogue, chosenQuantities)} onClick={handleSave}>
              {t('saveChanges')}
            </Button>
          </div>
        </footer>
      )}
      {isConfirming && (
        <ConfirmChanges
          account={account}
          changes={changes}
          now={now}
          wanted={chosenQuantities}
          onConfirm={handleConfirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  )
}

/** Saves the add-ons of the next payment, or those of now for the price that was seen. Throws CallError with the reason for people. */
async function saveAddons(
  { region, workspaceId }: ReturnType<typeof useWorkspaceRef>,
  stored: Quantities,
  wanted: Quantities,
  seen: SeenPrice | undefined,
): Promise<void> {
  try {
    await attempt(
      {
        payer: workspaceId,
        purpose: 'addons',
        about: `${aboutQuantities(stored)}>${aboutQuantities(wanted)}@${seen?.at ?? ''}`,
      },
      (attemptId) =>
        call(
          'changeAddons',
          { region, workspaceId, quantities: wanted, ...(seen && { now: seen }), attemptId },
          region,
        ),
      () => true,
    )
  } catch (error) {
    const { code, fields } = toCallError(error)
    if (Object.keys(fields).length > 0) throw new CallError(code, t('addonsPartly'))
    throw code === 'internal' ? new CallError(code, t('addonsFailed')) : error
  }
}

/** The price of plan and add-ons, as they are selected. */
function EveryMonth({ account, quantities }: { account: Account; quantities: Quantities }) {
  const { catalogue, currency } = account
  const order = presentOrder(account)
  const { total } = totalOf(subscriptionLines(catalogue, currency, order, quantities), currency)
  return (
    <p className={styles.total}>
      <span>{t(order.cycle === 'yearly' ? 'everyYear' : 'everyMonth')}</span>{' '}
      <b>{formatMoney(total, currency.currency)}</b>
    </p>
  )
}

function whenItCounts({ endsAt, renewsAt }: Subscription): string {
  if (endsAt !== null) return t('changesEnd', { at: new Date(endsAt) })
  return t('changesCount', { at: new Date(renewsAt) })
}
