import { LayerBoundary } from '../../../components/failures/LayerBoundary.tsx'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { useClient } from '../ClientContext.ts'

const AboutPanel = lazyComponent(async () => (await import('./AboutPanel.tsx')).AboutPanel)
const AccountPanel = lazyComponent(async () => (await import('./AccountPanel.tsx')).AccountPanel)
const BillingDashboard = lazyComponent(
  async () => (await import('../billing/BillingDashboard.tsx')).BillingDashboard,
)
const FeedbackPanel = lazyComponent(async () => (await import('./FeedbackPanel.tsx')).FeedbackPanel)
const PasswordPanel = lazyComponent(async () => (await import('./PasswordPanel.tsx')).PasswordPanel)
const AddUser = lazyComponent(
  async () => (await import('../../../features/clients/NewClientDialog.tsx')).NewClientDialog,
)

/** The panels that a client opens over their pages. */
export type ClientPanel = 'about' | 'account' | 'addUser' | 'billing' | 'feedback' | 'password'

interface ClientPanelsProps {
  panel: ClientPanel
  onClose: () => void
}

export function ClientPanels({ panel, onClose }: ClientPanelsProps) {
  const { organisation } = useClient()
  return (
    <LayerBoundary onClose={onClose}>
      {panel === 'account' && <AccountPanel onClose={onClose} />}
      {panel === 'password' && <PasswordPanel onClose={onClose} />}
      {panel === 'billing' && <BillingDashboard onClose={onClose} />}
      {panel === 'feedback' && <FeedbackPanel onClose={onClose} />}
      {panel === 'about' && <AboutPanel onClose={onClose} />}
      {panel === 'addUser' && <AddUser organisations={[organisation]} onClose={onClose} />}
    </LayerBoundary>
  )
}
