import { Badge, Button } from '@mantine/core'
import type { SavedTest, TestWarning } from '@parley/functions/shared/savedTests'
import { Dialog } from '../../components/Dialog.tsx'
import styles from './WarningsDialog.module.css'

/** A saved test with what there is to say against the draft's answer. */
export interface WarnedTest {
  test: SavedTest
  warning: TestWarning
}

interface WarningsDialogProps {
  tests: WarnedTest[]
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
}

const badges: Record<TestWarning, { color: 'red' | 'yellow'; text: string }> = {
  worse: { color: 'red', text: 'Got worse' },
  failed: { color: 'red', text: 'Fails' },
  changed: { color: 'yellow', text: 'Changed' },
}

/** The answers that would fail or say something else, as visitors get them and as the draft gives them. */
export function WarningsDialog({ tests, isBusy, onPublish, onClose }: WarningsDialogProps) {
  const failing = tests.filter(({ warning }) => warning !== 'changed').length
  return (
    <Dialog
      onClose={onClose}
      title={
        failing > 0
          ? count(failing, 'fails its test', 'fail their tests')
          : count(tests.length, 'has changed', 'have changed')
      }
      size="lg"
    >
      <p className={styles.lead}>
        What your draft answers to saved tests, where it is not what was expected or says something else than
        visitors are told today.
      </p>
      <ul className={styles.list} aria-label="Answers to look at">
        {tests.map(({ warning, test: { ID, question, expected, last, published } }) => (
          <li key={ID}>
            <h3>
              {question} <Badge color={badges[warning].color}>{badges[warning].text}</Badge>
            </h3>
            <dl>
              {warning !== 'worse' && (
                <div>
                  <dt>Expected</dt>
                  <dd>{expected}</dd>
                </div>
              )}
              {published && (
                <div>
                  <dt>Visitors get</dt>
                  <dd>{published.answer}</dd>
                </div>
              )}
              <div data-tone={warning === 'changed' ? 'warn' : 'bad'}>
                <dt>Draft answers</dt>
                <dd>{last?.answer || 'Nothing'}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" loading={isBusy} onClick={onPublish}>
          Publish anyway
        </Button>
        <Button data-autofocus disabled={isBusy} onClick={onClose}>
          Back to editing
        </Button>
      </div>
    </Dialog>
  )
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? `An answer ${one}` : `${number} answers ${many}`
