import { FormSection } from '../../../../components/forms/FormSection.tsx'
import type { SellerView } from '../../../../lib/agencies/seller.ts'
import styles from '../AutoBilling.module.css'
import { t } from '../texts.ts'
import { PlanEditor } from './PlanEditor.tsx'
import { RebuildPlans } from './RebuildPlans.tsx'

interface PlansProps {
  seller: SellerView
  onSaved: () => Promise<unknown>
}

/** The plans that an agency's clients can subscribe to, once its account and its price are there. */
export function Plans({ seller, onSaved }: PlansProps) {
  const isLocked = seller.state !== 'ready' || !seller.isPriceSaved
  return (
    <FormSection
      title={t('stepPlans')}
      lead={t('plansHint')}
      action={!isLocked && <RebuildPlans version={seller.plansVersion} onRebuilt={() => void onSaved()} />}
    >
      {isLocked ? (
        <p className={styles.state}>{t('plansLocked')}</p>
      ) : (
        <PlanEditor key={seller.plansVersion} seller={seller} onSaved={onSaved} />
      )}
    </FormSection>
  )
}
