import { Dialog } from '../components/Dialog.tsx'
import { Keys } from '../components/Keys.tsx'

const shortcuts = [
  ['mod K', 'Open the command menu'],
  ['mod S', 'Save changes to the agent'],
  ['↑ ↓', 'Move through the conversations'],
  ['/', 'Search the conversations; in a reply: use a canned one'],
  ['R', 'Write a reply'],
  ['Enter', 'Send a reply or the test message'],
  ['Shift Enter', 'Make a new line in a reply'],
  ['Esc', 'Close what is open'],
  ['?', 'Show this list'],
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size="sm">
      <dl style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '12px 16px', margin: 0 }}>
        {shortcuts.map(([keys, text]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>{text}</dt>
            <dd style={{ margin: 0 }}>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
