import '../../components/mantineLater.css'
import { Button, Popover } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { readStored, writeStored } from '../../lib/stored.ts'
import { showFailure, showToast } from '../../lib/toast.ts'
import styles from './PublishControl.module.css'

interface PublishControlProps {
  region: Region
  agentId: string
  /** What is in the editor is what visitors see. */
  isPublished: boolean
  isSaving: boolean
  save: () => Promise<boolean>
  onAddToWebsite: () => void
}

/** Saves, publishes, then shows the way to a website until told not to. */
export function PublishControl({ region, agentId, isPublished, isSaving, save, onAddToWebsite }: PublishControlProps) {
  const [isBusy, setBusy] = useState(false)
  const [isHintOpen, setHintOpen] = useState(false)

  async function handlePublish() {
    setBusy(true)
    try {
      if (!(await save())) return
      await call('publishAgent', { region, agentId }, region)
      if (readStored('deployHint') === 'off') await showToast('Agent published.')
      else setHintOpen(true)
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  function handleNever() {
    writeStored('deployHint', 'off')
    setHintOpen(false)
  }

  return (
    <Popover opened={isHintOpen} onChange={setHintOpen} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button disabled={isPublished && !isBusy} loading={isBusy || isSaving} onClick={() => void handlePublish()}>
          {isPublished ? 'Published' : 'Publish'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.hint}>
          <p>{texts.published}</p>
          <Button
            data-autofocus
            onClick={() => {
              setHintOpen(false)
              onAddToWebsite()
            }}
          >
            Add widget to website
          </Button>
          <Button variant="subtle" color="gray" onClick={handleNever}>
            Don't show again
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
