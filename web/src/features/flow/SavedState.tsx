import { Button } from '@mantine/core'
import { isEmptyPatch, patchBetween } from '@parley/functions/shared/flow/flowPatch'
import { sentenceOf } from '../../lib/errors.ts'
import { useFlow, useFlowEditing } from './FlowContext.ts'
import styles from './FlowBar.module.css'
import { t } from './texts.ts'

/** Whether the server has everything, in words. */
export function SavedState() {
  const { saver, store } = useFlowEditing()
  const { saving, failure, lostWays } = useFlow((state) => state)
  const isWaiting = useFlow(({ base, draft }) => base !== draft && !isEmptyPatch(patchBetween(base, draft)))
  return (
    <>
      <output className={styles.state} data-state={saving}>
        {saving === 'failed'
          ? t('notSaved', { reason: sentenceOf(failure) })
          : saving === 'busy' || isWaiting
            ? t('saving')
            : t('saved')}
      </output>
      {saving === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.saveNow()}>
          {t('tryAgain')}
        </Button>
      )}
      {lostWays > 0 && (
        <Button size="compact-sm" variant="light" color="red" onClick={() => store.forgetLostWays()}>
          {t('lostWays', { count: lostWays })}
        </Button>
      )}
    </>
  )
}
