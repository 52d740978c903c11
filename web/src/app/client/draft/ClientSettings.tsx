import { DescriptionPage } from '../../../features/agents/settings/DescriptionPage.tsx'
import { useMay } from '../../../lib/session/viewer.ts'
import { ClientDraft } from './ClientDraft.tsx'
import { DescriptionDraft } from './DescriptionDraft.tsx'

/**
 * The few texts of an agent that a client may change. Without a page of its instructions, a client does not
 * read the draft, which contains the prompt.
 */
export function ClientSettings() {
  const Draft = useMay('readInstructions') ? ClientDraft : DescriptionDraft
  return (
    <Draft>
      <DescriptionPage />
    </Draft>
  )
}
