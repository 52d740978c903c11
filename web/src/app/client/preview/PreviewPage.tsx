import type { AgencyPreviewScene } from '@parley/functions/shared/agencies/agencyPreview'
import { MemoryRouter } from 'react-router-dom'
import { AgencyAuthFrame } from '../../../features/auth/agency/AgencyAuthFrame.tsx'
import { ClientSignInForm } from '../../../features/auth/agency/ClientSignInForm.tsx'
import { NoAccountLine } from '../../../features/auth/agency/NoAccountLine.tsx'
import { signInTexts } from '../../../features/auth/signInTexts.ts'
import { currentAgency } from '../../../lib/brand/currentAgency.ts'
import { PreviewDashboard } from './PreviewDashboard.tsx'

/** A preview of one of an agency's pages, in which nothing can be used. */
export function PreviewPage({ scene }: { scene: AgencyPreviewScene }) {
  const agency = currentAgency()
  if (!agency) return null
  const title = signInTexts('title')
  return (
    <div inert>
      {scene.page === 'signIn' ? (
        <AgencyAuthFrame agency={agency} documentTitle={title} heading={title}>
          <ClientSignInForm agency={agency} email="" onSignedIn={() => {}} />
          {agency.allowSignUp && <NoAccountLine />}
        </AgencyAuthFrame>
      ) : (
        <MemoryRouter initialEntries={['/app/na/agents/sample/convos']}>
          <PreviewDashboard agency={agency} />
        </MemoryRouter>
      )}
    </div>
  )
}
