import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { webPaths } from '../../../../lib/webPaths.ts'
import { useMay } from '../../../../lib/session/viewer.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import styles from '../SettingsPage.module.css'
import { t } from '../texts.ts'

/** Links to other services and channels. */
export function IntegrationsTab() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const mayChangeTools = useMay('changeTools')
  return (
    <>
      <FormSection title={t('channels')} lead={t('channelsLead')}>
        <div>
          <Anchor component={Link} to={webPaths.channels(region, agentId)}>
            {t('openChannels')}
          </Anchor>
        </div>
      </FormSection>
      {mayChangeTools && (
        <FormSection title={t('functions')} lead={t('functionsLead')}>
          <div className={styles.links}>
            <Anchor component={Link} to={webPaths.functions(region)}>
              {t('openFunctions')}
            </Anchor>
            <Anchor component={Link} to={webPaths.credentials(region)}>
              {t('openCredentials')}
            </Anchor>
            <Anchor component={Link} to={webPaths.calendars(region)}>
              {t('openCalendars')}
            </Anchor>
          </div>
        </FormSection>
      )}
      <FormSection title={t('integrations')} lead={t('secretKeyLead')}>
        <div>
          <Anchor component={Link} to="?tab=security">
            {t('goToTheSecretKey')}
          </Anchor>
        </div>
      </FormSection>
    </>
  )
}
