import { LayerBoundary } from '../components/LayerBoundary.tsx'
import { lazyComponent } from '../lib/lazyComponent.tsx'

const loadCommandMenu = () => import('./CommandMenu.tsx')
const loadNewAgentDrawer = () => import('../features/agents/NewAgentDrawer.tsx')

const CommandMenu = lazyComponent(async () => (await loadCommandMenu()).CommandMenu)
const NewAgentDrawer = lazyComponent(async () => (await loadNewAgentDrawer()).NewAgentDrawer)
const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)
const AgentWizard = lazyComponent(
  async () => (await import('../features/agents/wizard/AgentWizard.tsx')).AgentWizard,
)

export type Layer = 'commands' | 'shortcuts' | 'newAgent' | 'wizard'

/** Fetches what is opened most, so that it is there at once; whoever opens it sooner waits for it. */
export function fetchLayers(): void {
  // Who then opens one is told that it did not come.
}

interface LayersProps {
  layer: Layer | null
  onChange: (layer: Layer | null) => void
}

/** What can be opened from anywhere, over the page. */
export function Layers({ layer, onChange }: LayersProps) {
  const close = () => onChange(null)
  if (layer === null) return null
  return (
    <LayerBoundary key={layer} onClose={close}>
      {layer === 'commands' && <CommandMenu onClose={close} />}
      {layer === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {layer === 'newAgent' && <NewAgentDrawer onWizard={() => onChange('wizard')} onClose={close} />}
      {layer === 'wizard' && <AgentWizard onClose={close} />}
    </LayerBoundary>
  )
}
