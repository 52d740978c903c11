import { useState } from 'react'
import { LayerBoundary } from '../../components/failures/LayerBoundary.tsx'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'

const loadCommandMenu = () => import('../commands/CommandMenu.tsx')
const loadNewAgentDrawer = () => import('../../features/agents/newAgent/NewAgentDrawer.tsx')

const loadWorkspaceDialogs = () => import('../../features/workspaces/WorkspaceDialogs.tsx')
const loadNavigationSheet = () => import('../navigation/NavigationSheet.tsx')

const CommandMenu = lazyComponent(async () => (await loadCommandMenu()).CommandMenu)
const NewAgentDrawer = lazyComponent(async () => (await loadNewAgentDrawer()).NewAgentDrawer)
const ShortcutsDialog = lazyComponent(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)
export const WorkspaceDialogs = lazyComponent(async () => (await loadWorkspaceDialogs()).WorkspaceDialogs)
const AgentWizard = lazyComponent(
  async () => (await import('../../features/agents/wizard/AgentWizard.tsx')).AgentWizard,
)

const ImportDrawer = lazyComponent(
  async () => (await import('../../features/agents/files/ImportDrawer.tsx')).ImportDrawer,
)

/** Layers with a form, whose input is kept until it is sent. */
export type FormLayer = 'newAgent' | 'wizard' | 'import' | 'moveIn'
/** Layers that open above a form and leave its values unchanged. */
export type OverLayer = 'commands' | 'shortcuts'

/** Preloads the most used layers, so that they open at once; an earlier click waits for its layer. */
export function fetchLayers(): void {
  const loads = [loadCommandMenu, loadNewAgentDrawer, loadNavigationSheet, loadWorkspaceDialogs]
  for (const load of loads) load().catch(notYet)
}

function notYet(): void {
  // Opening a layer fetches it again and shows an error if that fails too.
}

interface LayersProps {
  form: FormLayer | null
  over: OverLayer | null
  onForm: (layer: FormLayer | null) => void
  onOver: (layer: OverLayer | null) => void
}

/** The layers that can be opened on any page. */
export function Layers({ form, over, onForm, onOver }: LayersProps) {
  const [dropped, setDropped] = useState<File>()
  const closeForm = () => onForm(null)
  const closeOver = () => onOver(null)
  const openFile = (layer: 'import' | 'moveIn', file: File | undefined) => {
    setDropped(file)
    onForm(layer)
  }
  return (
    <>
      {form && (
        <LayerBoundary key={form} onClose={closeForm}>
          {form === 'newAgent' && (
            <NewAgentDrawer
              onWizard={() => onForm('wizard')}
              onImport={(file) => openFile('import', file)}
              onMoveIn={(file) => openFile('moveIn', file)}
              onClose={closeForm}
            />
          )}
          {form === 'wizard' && <AgentWizard onClose={closeForm} />}
          {(form === 'import' || form === 'moveIn') && (
            <ImportDrawer
              origin={form === 'import' ? 'file' : 'platform'}
              file={dropped}
              onClose={closeForm}
            />
          )}
        </LayerBoundary>
      )}
      {over && (
        <LayerBoundary key={over} onClose={closeOver}>
          {over === 'commands' ? (
            <CommandMenu onClose={closeOver} />
          ) : (
            <ShortcutsDialog onClose={closeOver} />
          )}
        </LayerBoundary>
      )}
    </>
  )
}
