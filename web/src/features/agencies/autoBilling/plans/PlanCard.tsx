import { Badge, Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { sellerPlanLimits, type SellerPlan } from '@parley/functions/shared/agencies/sellerPlan'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../../../components/dialogs/DeleteButton.tsx'
import { formatMoney } from '../../../../lib/formats/money.ts'
import { showToast } from '../../../../lib/toast.ts'
import styles from '../AutoBilling.module.css'
import { t } from '../texts.ts'
import { priceOfPlan, type PlanForm } from './planForm.ts'

interface PlanCardProps {
  fields: PlanForm
  /** Its place in the list. */
  at: number
  extraMicros: number
  /** The plan as it is on sale; undefined for a new one. */
  sold: SellerPlan | undefined
  /** Whether it only shows what a plan could be: clients do not see it before it is saved. */
  isExample: boolean
  isBusy: boolean
}

/** The fields of one plan. Its price follows from its credits. */
export function PlanCard({ fields, at, extraMicros, sold, isExample, isBusy }: PlanCardProps) {
  const plan = fields.values.plans[at]
  if (!plan) return null
  const { name, credits } = plan
  const amount = priceOfPlan(credits, extraMicros)
  const path = `plans.${at}` as const
  const label = name || t('planNumber', { number: at + 1 })
  return (
    <fieldset className={styles.plan} aria-label={label}>
      <div className={styles.planTitle}>
        <b dir="auto">{label}</b>
        {isExample && <Badge color="gray">{t('example')}</Badge>}
        <DeleteButton
          label={t('removePlan', { name: label })}
          isDisabled={isBusy}
          onClick={() => fields.removeListItem('plans', at)}
        />
      </div>
      <TextInput
        label={t('planName')}
        dir="auto"
        maxLength={sellerPlanLimits.name}
        autoComplete="off"
        disabled={isBusy}
        {...fields.getInputProps(`${path}.name`)}
      />
      <div className={styles.pair}>
        <NumberInput
          label={t('planCredits')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          clampBehavior="none"
          disabled={isBusy}
          {...fields.getInputProps(`${path}.credits`)}
        />
        <TextInput
          label={t('planPrice')}
          readOnly
          variant="filled"
          value={amount === undefined ? '–' : formatMoney(amount, 'usd')}
        />
      </div>
      {sold && amount !== sold.amount && (
        <p className={styles.hint}>{t('soldAt', { price: formatMoney(sold.amount, 'usd') })}</p>
      )}
      <NumberInput
        label={t('planTrial')}
        description={t('planTrialHint')}
        decimalScale={0}
        allowNegative={false}
        hideControls
        clampBehavior="none"
        disabled={isBusy}
        {...fields.getInputProps(`${path}.trialDays`)}
      />
      <Features fields={fields} at={at} isBusy={isBusy} />
      <Switch
        label={t('planPopular')}
        withThumbIndicator={false}
        disabled={isBusy}
        {...fields.getInputProps(`${path}.isPopular`, { type: 'checkbox' })}
      />
    </fieldset>
  )
}

function Features({ fields, at, isBusy }: Pick<PlanCardProps, 'fields' | 'at' | 'isBusy'>) {
  const path = `plans.${at}.features` as const
  const features = fields.values.plans[at]?.features ?? []
  const error = fields.errors[path]

  function add() {
    if (features.length >= sellerPlanLimits.features) void showToast(t('tooManyFeatures'), 'bad')
    else fields.insertListItem(path, '')
  }

  function remove(place: number) {
    if (features.length === 1) void showToast(t('lastFeature'), 'bad')
    else fields.removeListItem(path, place)
  }

  return (
    <fieldset className={styles.features} aria-label={t('planFeatures')} data-path={path}>
      <span className={styles.label}>{t('planFeatures')}</span>
      {features.map((_, place) => (
        // Features have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.feature}>
          <TextInput
            aria-label={t('featureNumber', { number: place + 1 })}
            dir="auto"
            maxLength={sellerPlanLimits.feature}
            autoComplete="off"
            disabled={isBusy}
            {...fields.getInputProps(`${path}.${place}`)}
            // It is about all of them, and the first one gets the focus.
            error={place === 0 ? error : error !== undefined}
          />
          <DeleteButton
            label={t('removeFeature', { number: place + 1 })}
            isDisabled={isBusy}
            onClick={() => remove(place)}
          />
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          onClick={add}
        >
          {t('addFeature')}
        </Button>
      </div>
    </fieldset>
  )
}
