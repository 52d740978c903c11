import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { FormSection } from '../../../components/FormSection.tsx'

/** Where other services will be connected; so far there are none (row 27). */
export function IntegrationsTab() {
  return (
    <FormSection
      title="Integrations"
      lead="No other service can be connected yet. Programs of your own reach this agent with its secret key."
    >
      <div>
        <Anchor component={Link} to="?tab=security">
          Go to the secret key
        </Anchor>
      </div>
    </FormSection>
  )
}
