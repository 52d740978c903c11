import { Button, CopyButton } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { useState } from 'react'
import { Choice } from '../../components/Choice.tsx'
import { CodeBlock } from '../../components/CodeBlock.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { demoPageUrl, widgetOrigin } from '../../lib/environment.ts'
import { showToast } from '../../lib/toast.ts'
import styles from './PublishControl.module.css'
import { scriptCommands } from './scriptCommands.ts'
import { widgetSnippet, type SnippetKind } from './widgetSnippet.ts'

interface WebsiteScriptProps {
  region: Region
  agent: Agent
  onClose: () => void
}

const leads: Record<SnippetKind, string> = {
  popup: 'Paste this before the closing body tag of every page that should have the widget.',
  embedded:
    'Paste this where the chat should be part of your page. Give the element any width and height you like.',
}

export function WebsiteScript({ region, agent, onClose }: WebsiteScriptProps) {
  const [kind, setKind] = useState<SnippetKind>(agent.placement === 'embedded' ? 'embedded' : 'popup')
  const snippet = widgetSnippet(widgetOrigin(), region, agent, kind)
  const openForm = agent.widgetOptions.forms[0]?.id
  return (
    <Dialog onClose={onClose} title="Website Script" size="lg">
      <Choice
        label="Kind of script"
        isLabelHidden
        value={kind}
        onChange={setKind}
        options={[
          { value: 'popup', label: 'Popup' },
          { value: 'embedded', label: 'Embedded' },
        ]}
      />
      <p className={styles.lead}>
        {leads[kind]} Once is enough: whatever you publish later appears by itself within a minute or two.
      </p>
      {agent.publishedVersion === 0 && (
        <p className={styles.warn}>
          Nothing is published yet. Visitors see the widget after you publish the agent.
        </p>
      )}
      <pre className={styles.code} dir="ltr" aria-label="Website script">
        {snippet}
      </pre>
      <div className={styles.row}>
        <span>
          <a href={demoPageUrl(region, agent.ID)} target="_blank" rel="noopener noreferrer">
            Open the demo page
          </a>
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
      <details className={styles.commands}>
        <summary>What your page can do with it</summary>
        <p>
          Once the script is on the page; calls made before the chat is there are carried out as soon as it
          is.
        </p>
        <dl>
          {scriptCommands.map(({ name, text, example }) => (
            <div key={name}>
              <dt>{text}</dt>
              <dd>
                <CodeBlock>
                  {name === 'openForm' && openForm ? `Parley.openForm('${openForm}')` : example}
                </CodeBlock>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  )
}
