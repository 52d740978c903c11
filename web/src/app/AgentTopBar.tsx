import { ActionIcon, Button, Menu } from '@mantine/core'
import { texts } from '@parley/functions/shared/texts'
import {
  IconCheck,
  IconCode,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconMessage2,
  IconSelector,
  IconTrash,
} from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { LayerBoundary } from '../components/LayerBoundary.tsx'
import {
  useAgentDraft,
  useAgentEditing,
  useAgentState,
  useStoredAgent,
} from '../features/agents/AgentDraftContext.ts'
import { DraftStateBadge } from '../features/agents/AgentStateBadge.tsx'
import { AgentSwatch } from '../features/agents/AgentSwatch.tsx'
import { fingerprintOf } from '../features/agents/fingerprintOf.ts'
import { useAgentRows } from '../features/agents/useAgents.ts'
import { PublishControl } from '../features/publishing/PublishControl.tsx'
import { describeRun, readTests, runTests } from '../features/savedTests/testActions.ts'
import { demoPageUrl } from '../lib/environment.ts'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import { webPaths } from '../lib/paths.ts'
import { showToast } from '../lib/toast.ts'
import { useCurrentInView } from '../lib/useCurrentInView.ts'
import styles from './AgentLayout.module.css'
import { OtherEditors } from './OtherEditors.tsx'

const WebsiteScript = lazyComponent(
  async () => (await import('../features/publishing/WebsiteScript.tsx')).WebsiteScript,
)
const DeleteAgentDialog = lazyComponent(
  async () => (await import('../features/agents/DeleteAgentDialog.tsx')).DeleteAgentDialog,
)

const tabs = [
  { page: 'overview', label: 'Overview' },
  { page: 'nodes', label: 'Prompt' },
  { page: 'kb', label: 'Knowledge' },
  { page: 'tests', label: 'Tests' },
  { page: 'convos', label: 'Conversations' },
  { page: 'leads', label: 'Leads' },
  { page: 'settings', label: 'Settings' },
] as const

interface AgentTopBarProps {
  /** The button that shows the test chat. */
  ref: Ref<HTMLButtonElement>
  isTestShown: boolean
  onToggleTest: () => void
}

export function AgentTopBar({ ref, isTestShown, onToggleTest }: AgentTopBarProps) {
  const { region, store } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  const [dialog, setDialog] = useState<'script' | 'delete' | null>(null)
  const navigate = useNavigate()
  const tabsRow = useCurrentInView<HTMLElement>(useLocation().pathname)

  async function handleCopyId() {
    await navigator.clipboard.writeText(stored.ID)
    await showToast(texts.copied)
  }

  function handleDeleted() {
    // Nothing of it is kept in this browser.
    store.discard()
    void navigate(webPaths.agents(region), { state: { leave: true } })
  }

  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <AgentSwitcher />
        <span className={styles.wide}>
          <DraftStateBadge />
        </span>
        <OtherEditors />
        <span className={styles.spring} />
        <Button
          ref={ref}
          variant="default"
          aria-pressed={isTestShown}
          aria-label={isTestShown ? 'Hide Test' : 'Show Test'}
          className={styles.test ?? ''}
          leftSection={<IconMessage2 size={16} />}
          onClick={onToggleTest}
        >
          <span className={styles.wide}>{isTestShown ? 'Hide Test' : 'Show Test'}</span>
        </Button>
        <PublishPart onAddToWebsite={() => setDialog('script')} />
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={styles.more ?? ''}
              aria-label="Agent actions"
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void handleCopyId()}>
              Copy Agent ID
            </Menu.Item>
            <Menu.Item leftSection={<IconCode size={16} />} onClick={() => setDialog('script')}>
              Website Script
            </Menu.Item>
            <Menu.Item
              component="a"
              href={demoPageUrl(region, stored.ID)}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<IconExternalLink size={16} />}
            >
              Demo link
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setDialog('delete')}>
              Delete agent
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <nav ref={tabsRow} className={styles.tabs} aria-label="Agent">
        {tabs.map(({ page, label }) => (
          <NavLink key={page} to={webPaths.agent(region, stored.ID, page)}>
            {label}
          </NavLink>
        ))}
      </nav>
      <LayerBoundary key={dialog} onClose={() => setDialog(null)}>
        {dialog === 'script' && (
          <WebsiteScript region={region} agent={stored} onClose={() => setDialog(null)} />
        )}
        {dialog === 'delete' && (
          <DeleteAgentDialog
            region={region}
            agent={stored}
            onClose={() => setDialog(null)}
            onDeleted={handleDeleted}
          />
        )}
      </LayerBoundary>
    </header>
  )
}

function PublishPart({ onAddToWebsite }: { onAddToWebsite: () => void }) {
  const { region, store, saveToPublish } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const isPublished = useAgentState(
    ({ draft, stored }) => fingerprintOf(draft) === stored.publishedFingerprint,
  )
  const isDirty = useAgentState(({ edits }) => edits.length > 0)
  const isSaving = useAgentState((state) => state.isSaving)
  return (
    <PublishControl
      region={region}
      agentId={agentId}
      readDraft={() => ({
        fingerprint: fingerprintOf(store.state.draft),
        knowledge: store.state.stored.knowledgeVersion,
      })}
      isPublished={isPublished}
      isDirty={isDirty || isSaving}
      isSaving={isSaving}
      save={saveToPublish}
      readTests={() => readTests(region, agentId)}
      runTests={async () => describeRun(await runTests(region, agentId))}
      onAddToWebsite={onAddToWebsite}
    />
  )
}

/** Every agent of the workspace, the one changed last first; switching lands on its overview. */
function AgentSwitcher() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const title = useAgentDraft((draft) => draft.title)
  const color = useAgentDraft((draft) => draft.primaryColor)
  const agents = useAgentRows()
  const navigate = useNavigate()
  const items = agents.status === 'ready' ? agents.data.items : []
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <button type="button" className={styles.switcher} aria-label={`Agent ${title}`} title={title}>
          <AgentSwatch color={color} />
          <span>{title || 'Untitled'}</span>
          <IconSelector size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>Switch agent</Menu.Label>
        {items.map((agent) => (
          <Menu.Item
            key={agent.ID}
            onClick={() => void navigate(webPaths.agent(region, agent.ID))}
            rightSection={agent.ID === agentId ? <IconCheck size={14} /> : null}
          >
            <span className={styles.item}>
              <AgentSwatch color={agent.primaryColor} size={8} /> <span>{agent.title}</span>
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
