import type { ToolTest } from '@parley/functions/shared/tools/toolTest'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { adviceFor } from './adviceFor.ts'
import { AnswerTree } from './AnswerTree.tsx'
import { keyFor } from './keyFor.ts'
import { requestText } from '../request/requestText.ts'
import { t } from '../texts.ts'
import type { ToolFields } from '../toolForm.ts'
import styles from '../Tools.module.css'

/** Shows what was sent and received; a click stores a value of the answer. */
export function TestOutcome({ outcome, fields }: { outcome: ToolTest; fields: ToolFields }) {
  const { request, failure, status, answer, isJson, isCut, totalMs } = outcome
  const { keeps, request: edited } = fields.values.tool
  const advice = failure === '' ? adviceFor(outcome, edited.credentialId !== '') : undefined

  function handleKeep(path: string) {
    fields.insertListItem('tool.keeps', { key: keyFor(path, keeps), path })
  }

  return (
    <div className={styles.rows}>
      {request && (
        <div>
          <div className="mantine-InputWrapper-label">{t('requestSent')}</div>
          <CodeBlock label={t('requestSent')}>{requestText(request)}</CodeBlock>
        </div>
      )}
      <output>
        {failure === ''
          ? t('answeredIn', { status: String(status), ms: totalMs })
          : t(`testFailed_${failure}`)}
        {advice && <strong className={styles.advice}>{advice}</strong>}
      </output>
      {failure === '' && isJson && (
        <AnswerTree answer={answer} kept={keeps.map(({ path }) => path)} onKeep={handleKeep} />
      )}
      {failure === '' && !isJson && answer !== '' && <CodeBlock label={t('answer')}>{answer}</CodeBlock>}
      {isCut && <p className={styles.hint}>{t('answerCut')}</p>}
    </div>
  )
}
