import { Badge, Button } from '@mantine/core'
import type { SavedTest, TestWarning } from '@parley/functions/shared/agents/savedTests'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import styles from './WarningsDialog.module.css'
import { t } from './texts.ts'

/** A saved test with the warning about the draft's answer. */
export interface WarnedTest {
  test: SavedTest
  warning: TestWarning
  /** The criteria that the draft's answer did not meet, one line each. */
  missed: string[]
}

interface WarningsDialogProps {
  tests: WarnedTest[]
  isBusy: boolean
  onPublish: () => void
  onClose: () => void
}

const badgeColors = { worse: 'red', failed: 'red', changed: 'yellow' } as const

/** Lists the answers that would fail or change, as published and as in the draft. */
export function WarningsDialog({ tests, isBusy, onPublish, onClose }: WarningsDialogProps) {
  const failing = tests.filter(({ warning }) => warning !== 'changed').length
  return (
    <Dialog
      onClose={onClose}
      title={
        failing > 0 ? t('answersFail', { count: failing }) : t('answersChanged', { count: tests.length })
      }
      size="lg"
    >
      <p className={styles.lead}>{t('findingsHint')}</p>
      <ul className={styles.list} aria-label={t('answersToCheck')}>
        {tests.map(({ warning, missed, test: { ID, question, expected, last, published } }) => (
          <li key={ID}>
            <h3>
              {question} <Badge color={badgeColors[warning]}>{t(`warning_${warning}`)}</Badge>
            </h3>
            <dl>
              {warning !== 'worse' && expected && (
                <div>
                  <dt>{t('expected')}</dt>
                  <dd>{expected}</dd>
                </div>
              )}
              {published && (
                <div>
                  <dt>{t('visitorsGet')}</dt>
                  <dd>{published.answer}</dd>
                </div>
              )}
              <div data-tone={warning === 'changed' ? 'warn' : 'bad'}>
                <dt>{t('draftAnswers')}</dt>
                <dd>{last?.answer || t('nothing')}</dd>
              </div>
              {missed.length > 0 && (
                <div>
                  <dt>{t('missed')}</dt>
                  {missed.map((line) => (
                    <dd key={line} dir="auto">
                      {line}
                    </dd>
                  ))}
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="default" loading={isBusy} onClick={onPublish}>
          {t('publishAnyway')}
        </Button>
        <Button data-autofocus disabled={isBusy} onClick={onClose}>
          {t('backToEditing')}
        </Button>
      </div>
    </Dialog>
  )
}
