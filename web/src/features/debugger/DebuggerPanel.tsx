import { ActionIcon, Button } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'
import { toWidgetConfig } from '@parley/functions/shared/widget/toWidgetConfig'
import type { TurnTrace } from '@parley/functions/shared/flow/trace'
import type { SceneEvent } from '@parley/functions/shared/widget/widgetScene'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { WidgetFrame } from '../../components/WidgetFrame.tsx'
import { call } from '../../lib/call.ts'
import { useColorScheme } from '../../lib/browser/colorScheme.ts'
import { showPath } from '../../lib/agents/shownPath.ts'
import styles from './DebuggerPanel.module.css'
import { Receipts } from './Receipts.tsx'
import { testScene } from './testScene.ts'
import { useDebugger } from './useDebugger.ts'
import { t } from './texts.ts'

interface DebuggerPanelProps {
  region: Region
  /** The agent as stored. */
  agent: Agent
  hasUnsaved: boolean
  /** Resolves when the flow's nodes, which save themselves, are stored. */
  saveNodes: () => Promise<void>
  onSave: () => void
  onClose: () => void
}

/** Runs the stored agent in the widget that visitors see, with a receipt for every answer. */
export function DebuggerPanel({ region, agent, hasUnsaved, saveNodes, onSave, onClose }: DebuggerPanelProps) {
  const { title } = agent
  const restarter = useRef<HTMLButtonElement>(null)
  const { turns, isBusy, send, retry, stop, startOver, left, undoStartOver, run } = useDebugger(
    region,
    () => call('createDebugSession', { region, agentId: agent.ID }, region),
    saveNodes,
  )
  const scheme = useColorScheme()
  const scene = useMemo(
    () => testScene(toWidgetConfig(agent, null), turns, run, scheme),
    [agent, turns, run, scheme],
  )

  const newest = turns.at(-1)?.report?.trace
  useEffect(() => {
    showPath(newest ? wayOf(newest) : [])
    return () => showPath([])
  }, [newest])

  function handleEvent(event: SceneEvent) {
    const failed = turns.findLast(({ state }) => state === 'failed')
    if (event.type === 'send') send(event.text)
    else if (event.type === 'retry' && failed) retry(failed)
    else if (event.type === 'stop') stop()
    else if (event.type === 'restart') startOver()
    else if (event.type === 'leave') onClose()
  }

  /** The button that was pressed disappears, so the focus returns to the one before. */
  function handleUndo() {
    flushSync(undoStartOver)
    restarter.current?.focus()
  }

  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>{t('testChat')}</h2>
        <span title={title}>{t('talksTo', { title })}</span>
        <Button
          ref={restarter}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconRefresh size={14} />}
          disabled={turns.length === 0}
          onClick={startOver}
        >
          {t('startOver')}
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t('closeTestChat')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      {left && (
        <output className={styles.startedOver}>
          {t('startedOver')}
          <Button variant="subtle" size="compact-sm" onClick={handleUndo}>
            {t('undo')}
          </Button>
        </output>
      )}
      {hasUnsaved && (
        <p className={styles.unsaved}>
          {t('unsavedElsewhere')}
          <Button variant="subtle" size="compact-sm" onClick={onSave}>
            {t('saveChanges')}
          </Button>
        </p>
      )}
      <div className={styles.widget} aria-busy={isBusy}>
        <WidgetFrame title={t('conversationWith', { title })} scene={scene} onEvent={handleEvent} />
      </div>
      {[...(left ? [left] : []), { turns, run }].map((shown) => (
        <Receipts
          key={shown.run}
          region={region}
          agentId={agent.ID}
          turns={shown.turns}
          isHidden={shown.run !== run}
          onRetry={retry}
        />
      ))}
    </section>
  )
}

function wayOf({ from, steps }: TurnTrace): string[] {
  return [from, ...steps.flatMap((step) => (step.step === 'move' ? step.to : []))]
}
