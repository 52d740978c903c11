import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../components/FormSection.tsx'
import { t } from './texts.ts'

/** Where other services will be connected; so far there are none (row 27). */
export function IntegrationsTab() {
  return (
    <FormSection title={t('integrations')} lead={t('noServicesYet')}>
      <div>
        <Anchor component={Link} to="?tab=security">
          {t('goToTheSecretKey')}
        </Anchor>
      </div>
    </FormSection>
  )
}
