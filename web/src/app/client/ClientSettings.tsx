import { DescriptionPage } from '../../features/agents/settings/DescriptionPage.tsx'
import { ClientDraft } from './ClientDraft.tsx'

/** The few texts of an agent that a client may change; the rules allow no others. */
export function ClientSettings() {
  return (
    <ClientDraft>
      <DescriptionPage />
    </ClientDraft>
  )
}
