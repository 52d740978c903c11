import { Button } from '@mantine/core'
import { conflictsOf } from '../../lib/drafts/rebaseEdits.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { useShortcut } from '../../lib/browser/useShortcut.ts'
import { showToast } from '../../lib/toast.ts'
import { useAgencyEditing } from './agencyDraft.ts'
import styles from './Agency.module.css'
import { t } from './texts.ts'

/**
 * Shown while there are unsaved changes; a colleague's conflicting change is shown before it is overwritten.
 */
export function SaveBar() {
  const { store, save } = useAgencyEditing()
  const state = useDraft(store, (current) => current)
  const isDirty = state.edits.length > 0
  // The field may be on another tab.
  const [wrong = t('unsaved')] = Object.values(state.errors)
  const conflicts = state.obstacle === 'conflict' ? conflictsOf(state) : []

  async function handleSave() {
    const { outcome } = await save()
    if (outcome === 'saved') void showToast(t('saved'))
    if (outcome === 'failed' || outcome === 'offline') void showToast(t('notSaved'), 'bad')
  }

  useShortcut('mod+s', () => {
    if (isDirty && !state.isSaving) void handleSave()
  })

  if (!isDirty && !state.isSaving) return null
  const paths = conflicts.map(({ path }) => path)
  return (
    <section className={styles.bar} data-at-foot aria-label={t('saving')}>
      {conflicts.length > 0 ? (
        <>
          <output>
            {t('changedByColleague')}
            <ul>
              {conflicts.map(({ path, theirs }) => (
                <li key={path} dir="auto">
                  {String(theirs)}
                </li>
              ))}
            </ul>
          </output>
          <Button variant="default" onClick={() => store.settle(paths, 'theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button
            onClick={() => {
              store.settle(paths, 'mine')
              void handleSave()
            }}
          >
            {t('saveMine')}
          </Button>
        </>
      ) : (
        <>
          <output>{wrong}</output>
          <Button variant="default" disabled={state.isSaving} onClick={() => store.discard()}>
            {t('discard')}
          </Button>
          <Button loading={state.isSaving} onClick={() => void handleSave()}>
            {t('save')}
          </Button>
        </>
      )}
    </section>
  )
}
