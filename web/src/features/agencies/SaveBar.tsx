import { Button } from '@mantine/core'
import { conflictsOf } from '../../lib/drafts/standOn.ts'
import { useDraft } from '../../lib/drafts/useDraft.ts'
import { useShortcut } from '../../lib/useShortcut.ts'
import { showToast } from '../../lib/toast.ts'
import { useAgencyEditing } from './agencyDraft.ts'
import styles from './Agency.module.css'
import { t } from './texts.ts'

/** Says whether everything is saved; what a colleague has changed meanwhile is shown before it is replaced. */
export function SaveBar() {
  const { store, save } = useAgencyEditing()
  const state = useDraft(store, (current) => current)
  const isDirty = state.edits.length > 0
  const conflicts = state.hindrance === 'conflict' ? conflictsOf(state) : []

  async function handleSave() {
    const saving = await save()
    if (saving.outcome === 'saved') void showToast(t('saved'))
    if (saving.outcome === 'failed' || saving.outcome === 'offline') void showToast(t('notSaved'), 'bad')
    if (saving.outcome === 'wrong') void showToast(saving.error, 'bad')
  }

  useShortcut('mod+s', () => {
    if (isDirty && !state.isSaving) void handleSave()
  })

  const paths = conflicts.map(({ path }) => path)
  return (
    <section className={styles.bar} aria-label={t('saving')}>
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
          <output>{isDirty ? t('unsaved') : t('allSaved')}</output>
          {isDirty && (
            <Button variant="default" disabled={state.isSaving} onClick={() => store.discard()}>
              {t('discard')}
            </Button>
          )}
          <Button disabled={!isDirty} loading={state.isSaving} onClick={() => void handleSave()}>
            {t('save')}
          </Button>
        </>
      )}
    </section>
  )
}
