import { Button, CopyButton, Modal } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { demoPageUrl, isEmulated, widgetOrigin } from '../../lib/environment.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './PublishControl.module.css'
import { widgetSnippet } from './widgetSnippet.ts'

interface WebsiteScriptProps {
  region: Region
  agent: Agent
  onClose: () => void
}

export function WebsiteScript({ region, agent, onClose }: WebsiteScriptProps) {
  const snippet = widgetSnippet(widgetOrigin(), region, agent)
  return (
    <Modal opened onClose={onClose} title="Website Script" centered size="lg">
      <p className={styles.lead}>Paste this before the closing body tag of every page that should have the widget. What you publish later appears by itself within a minute; only the colour and side of the closed bubble stand in the script, so copy it again when you change those.</p>
      {agent.publishedVersion === 0 && <p className={styles.warn}>Nothing is published yet. Visitors see the widget after you publish the agent.</p>}
      <pre className={styles.code} aria-label="Website script">
        {snippet}
      </pre>
      <div className={styles.row}>
        <span>
          {isEmulated && (
            <a href={demoPageUrl(agent.ID, region)} target="_blank" rel="noopener noreferrer">
              Open the demo page
            </a>
          )}
        </span>
        <CopyButton value={snippet}>
          {({ copied, copy }) => (
            <Button
              onClick={() => {
                copy()
                void showToast(texts.copied)
              }}
            >
              {copied ? 'Copied' : 'Copy script'}
            </Button>
          )}
        </CopyButton>
      </div>
    </Modal>
  )
}
