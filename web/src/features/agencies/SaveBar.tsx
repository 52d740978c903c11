import { Button } from '@mantine/core'
import { useState } from 'react'
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
  const [isSaved, setSaved] = useState(false)
  // The field may stand on another tab.
  const [wrong = t('unsaved')] = Object.values(state.errors)
  const conflicts = state.hindrance === 'conflict' ? conflictsOf(state) : []

  async function handleSave() {
    const saving = await save()
    setSaved(saving.outcome === 'saved')
    if (saving.outcome === 'failed' || saving.outcome === 'offline') void showToast(t('notSaved'), 'bad')
  }

  useShortcut('mod+s', () => {
    if (isDirty && !state.isSaving) void handleSave()
  })

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
          <output>
            {isDirty ? wrong : t('allSaved')}
            {isSaved && !isDirty && <span className="unseen">{t('saved')}</span>}
          </output>
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
