import { FormSection } from '../../../components/forms/FormSection.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { call } from '../../../lib/call.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { SellerView } from '../../../lib/agencies/seller.ts'
import styles from './AutoBilling.module.css'
import { t } from './texts.ts'

interface PromotionCodesProps {
  seller: SellerView
  onSaved: () => Promise<unknown>
}

/** Sets whether clients may enter promotion codes of the agency's account when they choose a plan. */
export function PromotionCodes({
  seller: { state, isPriceSaved, acceptsCodes },
  onSaved,
}: PromotionCodesProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const { isBusy, failure, send } = useSender()
  if (state !== 'ready' || !isPriceSaved) return null

  async function save(isOn: boolean) {
    await call('saveSellerCodes', { region, workspaceId, acceptsCodes: isOn }, region)
    await onSaved()
    void showToast(t('settingsSaved'))
  }

  return (
    <FormSection title={t('codes')}>
      <SettingSwitch
        label={t('acceptCodes')}
        description={t('acceptCodesHint')}
        isOn={acceptsCodes}
        isDisabled={isBusy}
        onChange={(isOn) => void send({ work: () => save(isOn) })}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </FormSection>
  )
}
