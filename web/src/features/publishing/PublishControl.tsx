import { Button, Popover } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { writeStored } from '../../lib/browser/stored.ts'
import styles from './PublishControl.module.css'
import { PublishedHint, type PublishedHintProps } from './PublishedHint.tsx'
import { TestQuestion } from './TestQuestion.tsx'
import { usePublishing, type PublishingWorld } from './usePublishing.ts'
import { WarningsDialog } from './WarningsDialog.tsx'
import { t } from './texts.ts'

interface PublishControlProps extends PublishingWorld {
  /** True when the editor's version is the published one. */
  isPublished: boolean
  /** True when the editor has unsaved changes. */
  isDirty: boolean
  isSaving: boolean
  /** The color of the agent's launcher. */
  colour: string
  readSite: PublishedHintProps['readSite']
  onAddToWebsite: () => void
  /** Renders the dialog for publishing a version that nobody has approved. */
  unapproved: (props: UnapprovedProps) => ReactNode
}

interface UnapprovedProps {
  approvedBy: string
  onPublish: (reason?: string) => Promise<void>
  onClose: () => void
}

/**
 * Publishes, warns about answers that fail or have changed, and then offers to add the agent to a website
 * until the user declines permanently.
 */
export function PublishControl({
  isPublished,
  isDirty,
  isSaving,
  colour,
  readSite,
  onAddToWebsite,
  unapproved,
  ...world
}: PublishControlProps) {
  const isTight = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  const words = isPublished ? t('published') : isDirty ? t('saveAndPublish') : t('publish')
  const { step, isBusy, begin, test, publish, publishUnapproved, rest } = usePublishing(world)

  function handleAdd() {
    rest()
    onAddToWebsite()
  }

  function handleNever() {
    writeStored('deployHint', 'off')
    rest()
  }

  return (
    <>
      <Popover
        opened={step.name === 'untested' || step.name === 'tested' || step.name === 'published'}
        onChange={rest}
        position="bottom-end"
        width={320}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button
            className={styles.publish ?? ''}
            data-publishes
            disabled={isPublished && !isBusy}
            loading={isBusy || isSaving}
            aria-label={words}
            onClick={begin}
          >
            {isTight && !isPublished ? t('publish') : words}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <div className={styles.hint}>
            {step.name === 'published' && (
              <PublishedHint
                agentId={world.agentId}
                colour={colour}
                readSite={readSite}
                onAdd={handleAdd}
                onNever={handleNever}
              />
            )}
            {(step.name === 'untested' || step.name === 'tested') && (
              <TestQuestion step={step} isBusy={isBusy} onTest={test} onPublish={publish} />
            )}
          </div>
        </Popover.Dropdown>
      </Popover>
      {step.name === 'unapproved' &&
        unapproved({ approvedBy: step.approvedBy, onPublish: publishUnapproved, onClose: rest })}
      {step.name === 'warned' && (
        <WarningsDialog tests={step.tests} isBusy={isBusy} onPublish={publish} onClose={rest} />
      )}
    </>
  )
}
