import { FormSection } from '../../../components/forms/FormSection.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { useRead } from '../../../lib/live/useRead.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { readSeller, sellerKey } from '../../../lib/agencies/seller.ts'
import { t } from '../texts.ts'

interface BillingOfOrganisationProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Whether the agents stop with the dashboard of a client who has not paid. */
  pausesAgents: boolean
  onPausesAgents: (pausesAgents: boolean) => void
}

/** Whether the clients see their credit and buy more. Needs the agency's payment account and its price. */
export function BillingOfOrganisation({
  isOn,
  onChange,
  pausesAgents,
  onPausesAgents,
}: BillingOfOrganisationProps) {
  const workspace = useWorkspaceRef()
  const seller = useRead(sellerKey(workspace), () => readSeller(workspace))
  const isReady = seller.status === 'ready' && seller.data.state === 'ready' && seller.data.isPriceSaved
  const isMissing = seller.status === 'ready' && !isReady
  return (
    <FormSection title={t('billing')}>
      <SettingSwitch
        label={t('allowBilling')}
        description={isMissing && !isOn ? t('billingNeedsAccount') : t('allowBillingHint')}
        isOn={isOn}
        isDisabled={!isReady && !isOn}
        onChange={onChange}
      />
      {isOn && (
        <SettingSwitch
          label={t('pausesAgents')}
          description={t('pausesAgentsHint')}
          isOn={pausesAgents}
          onChange={onPausesAgents}
        />
      )}
    </FormSection>
  )
}
