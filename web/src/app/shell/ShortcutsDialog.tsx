import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { Keys } from '../../components/text/Keys.tsx'
import { t } from '../texts.ts'

const shortcuts = [
  ['mod K', 'commands'],
  ['mod S', 'save'],
  ['↑ ↓', 'move'],
  ['/', 'search'],
  ['R', 'reply'],
  ['Enter', 'send'],
  ['Shift Enter', 'line'],
  ['Esc', 'close'],
  ['?', 'list'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={t('keyboardShortcuts')} size="sm">
      <dl style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '12px 16px', margin: 0 }}>
        {shortcuts.map(([keys, name]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{t(`key_${name}`)}</dt>
            <dd style={{ margin: 0 }}>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
