import { Button, Slider } from '@mantine/core'
import {
  basePriceMicros,
  creditPacks,
  creditSteps,
  priceOfCredits,
} from '@parley/functions/shared/agencies/seller'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { useLeaveBlock } from '../../../components/leaving/useLeaveBlock.ts'
import { toCallError } from '../../../lib/errors.ts'
import { formatCompact } from '../../../lib/formats/formats.ts'
import { formatMoney } from '../../../lib/formats/money.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useClient } from '../ClientContext.ts'
import { buyCredits, type ClientBilling } from './clientBilling.ts'
import styles from './ClientBilling.module.css'
import { t } from './texts.ts'

interface PurchaseProps {
  billing: ClientBilling
  onBusy: (isBusy: boolean) => void
  /** Called after a purchase, and when the shown price is no longer valid. */
  onBought: () => void
}

/** Packs and a slider of credits with their price. A purchase needs a card. */
export function Purchase({ billing: { priceMicros, card }, onBusy, onBought }: PurchaseProps) {
  const { region, organisation } = useClient()
  const [credits, setCredits] = useState<number>(creditPacks[0])
  const hold = useLeaveBlock()
  const { isBusy, failure, send, resetFailure } = useSender()
  const amount = priceOfCredits(credits, priceMicros - basePriceMicros)
  const price = formatMoney(amount, 'usd')

  function choose(next: number) {
    resetFailure()
    setCredits(next)
  }

  async function buy() {
    if (!card) return
    hold(true)
    onBusy(true)
    try {
      await buyCredits({ region, orgId: organisation.ID }, { credits, amount, card })
      void showToast(t('purchased'))
      onBought()
    } catch (error) {
      if (toCallError(error).code === 'failed-precondition') onBought()
      throw error
    } finally {
      hold(false)
      onBusy(false)
    }
  }

  return (
    <FormSection title={t('purchaseCredits')}>
      <fieldset className={styles.packs} aria-label={t('packs')}>
        {creditPacks.map((pack) => (
          <Button
            key={pack}
            variant="default"
            aria-pressed={credits === pack}
            disabled={isBusy}
            onClick={() => choose(pack)}
          >
            {formatCompact(pack)}
          </Button>
        ))}
      </fieldset>
      <Slider
        aria-label={t('credits')}
        thumbLabel={t('credits')}
        min={creditSteps.least}
        max={creditSteps.most}
        step={creditSteps.step}
        value={credits}
        label={null}
        disabled={isBusy}
        onChange={choose}
      />
      <div className={styles.order}>
        <p>
          <b>{price}</b>
          <span>{t('forCredits', { credits })}</span>
        </p>
        <Button disabled={!card} loading={isBusy} onClick={() => void send({ work: buy })}>
          {t('buy')}
        </Button>
      </div>
      {!card && <p className={styles.hint}>{t('cardNeeded')}</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </FormSection>
  )
}
