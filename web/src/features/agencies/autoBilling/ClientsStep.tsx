import { Anchor } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { t } from './texts.ts'

/** The step that leads to the clients: billing is switched on for each of them on the page of its organisation. */
export function ClientsStep({ region }: { region: Region }) {
  return (
    <FormSection title={t('stepClients')} lead={t('stepClientsHint')}>
      <Anchor component={Link} to={webPaths.clients(region)}>
        {t('openClients')}
      </Anchor>
    </FormSection>
  )
}
