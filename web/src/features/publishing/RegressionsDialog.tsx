import { Modal } from '@mantine/core'
import type { SavedTest } from '@parley/functions/shared/savedTests'
import { Button } from '../../components/Button.tsx'
import styles from './RegressionsDialog.module.css'

interface RegressionsDialogProps {
  tests: SavedTest[]
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
}

/** The answers that would get worse, as visitors get them and as the draft gives them. */
export function RegressionsDialog({ tests, isBusy, onPublish, onClose }: RegressionsDialogProps) {
  return (
    <Modal opened onClose={onClose} title={tests.length === 1 ? 'An answer has got worse' : `${tests.length} answers have got worse`} centered size="lg">
      <p className={styles.lead}>What visitors are answered today passes these tests; what your draft answers does not.</p>
      <ul className={styles.list} aria-label="Answers that got worse">
        {tests.map(({ ID, question, last, published }) => (
          <li key={ID}>
            <h3>{question}</h3>
            <dl>
              <div>
                <dt>Visitors get</dt>
                <dd>{published?.answer}</dd>
              </div>
              <div data-tone="bad">
                <dt>Draft answers</dt>
                <dd>{last?.answer || 'Nothing'}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" isBusy={isBusy} onClick={onPublish}>
          Publish anyway
        </Button>
        <Button data-autofocus disabled={isBusy} onClick={onClose}>
          Back to editing
        </Button>
      </div>
    </Modal>
  )
}
