import { Button, CloseButton } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { CallError, sentenceOf } from '../../../lib/errors.ts'
import { showToast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx'
import type { BulkAction } from './BulkAction.ts'
import { runEach } from './runEach.ts'
import styles from '../search/TableTools.module.css'
import { t } from '../../texts.ts'

interface BulkBarProps<Item> {
  selected: readonly Item[]
  actions: readonly BulkAction<Item>[]
  onClear: () => void
  /** Further actions, before the others. */
  children?: ReactNode
}

/** The actions for the selected rows. */
export function BulkBar<Item>({ selected, actions, onClear, children }: BulkBarProps<Item>) {
  const [pending, setAsked] = useState<{ action: BulkAction<Item>; items: readonly Item[] }>()

  async function handleConfirm() {
    if (!pending) return
    const failures = await runEach(pending.items, pending.action.run)
    const [failure] = failures
    const done = pending.items.length - failures.length
    if (done > 0) void showToast(pending.action.done(done))
    if (!failure) return onClear()
    setAsked({ ...pending, items: failures.map(({ item }) => item) })
    throw new CallError(
      'failed-precondition',
      t('rowsLeft', { count: failures.length, reason: sentenceOf(failure.error) }),
    )
  }

  return (
    <>
      {selected.length > 0 && (
        <section className={styles.bulk} aria-label={t('selectedRows')}>
          <CloseButton size="sm" aria-label={t('clearSelection')} onClick={onClear} />
          <output>{t('selected', { count: selected.length })}</output>
          {children}
          {actions.map((action) => {
            const items = action.fits ? selected.filter(action.fits) : selected
            return (
              <Button
                key={action.label}
                size="compact-sm"
                variant={action.isDangerous ? 'subtle' : 'default'}
                {...(action.isDangerous && { color: 'red' })}
                disabled={items.length === 0}
                onClick={() => setAsked({ action, items })}
              >
                {action.label}
              </Button>
            )
          })}
        </section>
      )}
      {pending && (
        <ConfirmDialog
          title={pending.action.confirm.title}
          text={pending.action.confirm.text(pending.items.length)}
          action={pending.action.label}
          isDangerous={pending.action.isDangerous ?? false}
          onConfirm={handleConfirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
