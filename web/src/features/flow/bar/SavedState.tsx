import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useContext } from 'react'
import { sentenceOf } from '../../../lib/errors.ts'
import { FindingsContext, useFlow, useFlowEditing } from '../FlowContext.ts'
import styles from './FlowBar.module.css'
import { t } from '../texts.ts'
import { hasUnsaved, unsettledNodes } from '../store/unsavedParts.ts'

/** States whether everything is saved; `onShow` shows a node with a conflict to settle. */
export function SavedState({ onShow }: { onShow: (nodeId: string) => void }) {
  const { saver, store } = useFlowEditing()
  const { saving, failure, lostWays } = useFlow((state) => state)
  const isWaiting = useFlow(hasUnsaved)
  const { conflicts } = useContext(FindingsContext)
  const isUnsettled = conflicts.nodes.length + conflicts.edges.length > 0
  return (
    <>
      <output className={styles.state} data-state={saving}>
        {saving === 'failed' ? (
          t('notSaved', { reason: sentenceOf(failure) })
        ) : isUnsettled ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconUsers size={14} />}
            onClick={() => {
              const [nodeId] = unsettledNodes(store.state)
              if (nodeId !== undefined) onShow(nodeId)
            }}
          >
            {t('waitsForChoice')}
          </Button>
        ) : saving === 'busy' || isWaiting ? (
          t('saving')
        ) : (
          t('saved')
        )}
      </output>
      {saving === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.saveNow()}>
          {t('tryAgain')}
        </Button>
      )}
      {lostWays > 0 && (
        <>
          <small role="alert">{t('lostWays', { count: lostWays })}</small>
          <Button size="compact-sm" variant="light" color="red" onClick={() => store.deleteLostPaths()}>
            {t('deleteLostWays', { count: lostWays })}
          </Button>
        </>
      )}
    </>
  )
}
